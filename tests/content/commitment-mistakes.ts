import type { Edit } from '../support/content-tree.ts';

const FILE = 'content/reglages/engagements.json';

const commitment = (fichier: string, mots: string): Edit => ({
  file: FILE,
  text: JSON.stringify([
    { id: 'pose-comprise', promesse: 'La pose est comprise.', ou: [{ fichier, mots }], confirme: false },
  ]),
});

/** What becomes of the list of promises when the texts change and it doesn't, and what the editor is told. */
export const COMMITMENT_MISTAKES: Record<string, { edit: Edit; says: string[] }> = {
  'names in the list of promises a file that does not exist': {
    edit: commitment('faq/93/pose.md', 'pose comprise'),
    says: [
      `${FILE} : le champ « pose-comprise.ou.1 » nomme « faq/93/pose.md », qui n’est pas dans content/.`,
    ],
  },
  'rewords a promise and leaves its list as it was': {
    edit: commitment('faq/93/prix.md', 'la pose est offerte'),
    says: [
      `${FILE} : le champ « pose-comprise.ou.1 » cite « la pose est offerte », qui n’est plus écrit dans faq/93/prix.md : corrigez les mots ou retirez la ligne.`,
    ],
  },
};
