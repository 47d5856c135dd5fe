/** Headers of pages and functions, listed here because the host's header rules do not cover functions. */
export const SECURITY_HEADERS = {
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Applies for one day to this host, as subdomains may lack https. The owner decides on two years with
  // includeSubDomains and preload.
  'Strict-Transport-Security': 'max-age=86400',
  'X-Content-Type-Options': 'nosniff',
} as const;
