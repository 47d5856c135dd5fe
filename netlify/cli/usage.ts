/** A mistake in the command line: told with the usage, exit status 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** What the firm reads when it asks for help or mistypes. */
export const USAGE = `Les demandes de devis reçues.

  npm run demandes -- list [--json] [--since 2026-11-01 | 24h | 7j]
  npm run demandes -- show ID            une demande, par identifiant ou par référence (6 caractères)
  npm run demandes -- handled ID         la demande est traitée
  npm run demandes -- stats [--since …]  délai avant le premier appel, demandes ouvertes et par jour
  npm run demandes -- export [--since …] > demandes.csv
  npm run demandes -- notifications      annonces qui attendent d’être envoyées, ou abandonnées
  npm run demandes -- resend ID          annonce encore une fois la demande
  npm run demandes -- test               envoie un message d’essai sur chaque canal
  npm run demandes -- erase --phone N [--dry-run] [--yes]   efface tout ce qui concerne ce numéro
  npm run demandes -- purge [--dry-run] [--yes]             efface les indésirables

Le stockage est celui de UPSTASH_REDIS_REST_URL et UPSTASH_REDIS_REST_TOKEN, sinon celui de cette machine.
`;
