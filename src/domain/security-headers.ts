/** HTTP headers of pages and Netlify functions. Listed here, because Netlify's header rules do not cover functions. */
export const SECURITY_HEADERS = {
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // No `includeSubDomains`, because subdomains may lack https. The owner may set two years here and add `preload`.
  'Strict-Transport-Security': 'max-age=86400',
  'X-Content-Type-Options': 'nosniff',
} as const;
