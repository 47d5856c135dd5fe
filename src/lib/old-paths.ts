/** Addresses of an earlier site, which the host leads home: no page can be read there. */
export const OLD_PATHS: readonly string[] = ['/contact', '/nos-services', '/devis-brise-glace-a-domicile'];
