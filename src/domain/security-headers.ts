/** Shared by pages and functions, as the host's header rules don't apply to functions. */
export const SECURITY_HEADERS = {
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // One day, this host only: subdomains may lack https. Two years with includeSubDomains and preload is the owner's
  // decision.
  'Strict-Transport-Security': 'max-age=86400',
  'X-Content-Type-Options': 'nosniff',
} as const;
