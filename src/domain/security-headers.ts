/** Headers of both pages and functions: the host's rules for pages never apply to functions. */
export const SECURITY_HEADERS = {
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // A day, and for this host alone: browsers hold to it, also where the owner has a subdomain without https. Two years with
  // includeSubDomains and preload is for the owner to decide, once the whole domain is known to be served over https.
  'Strict-Transport-Security': 'max-age=86400',
  'X-Content-Type-Options': 'nosniff',
} as const;
