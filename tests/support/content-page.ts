import type { Edit } from './content-tree.ts';

/** A page of content/pages, as short as one may be. */
export const page = (name: string, { role }: { role?: string } = {}): Extract<Edit, { text: string }> => ({
  file: `content/pages/${name}.md`,
  text: `---${role ? `\nrole: ${role}` : ''}
seo:
  titre: Une page qui s’appelle ${name}
  description: Ce que dit la page ${name}, en une phrase assez longue pour un moteur de recherche.
ariane: Page ${name}
misAJour: 2026-11-21
message: Bonjour, je voudrais un devis.
hero:
  titre: La page ${name}
  texte: Ce qu’elle dit.
sections:
  - modele: appel
    titre: Un devis
    texte: Votre plaque et un numéro suffisent.
balisage:
  type: page
  nom: La page ${name}
---
`,
});

export const guide = (name: string, body: string): Edit => ({
  file: `content/articles/${name}.md`,
  text: `---
seo:
  titre: Un guide qui s’appelle ${name}
  description: Ce que dit le guide ${name}, en une phrase assez longue pour un moteur de recherche.
ariane: Guide ${name}
titre: Le guide ${name}
extrait: Ce que le lecteur saura faire une fois ce guide lu, en une phrase un peu longue.
auteur: Un expert
lecture: 3
publie: 2025-09-19
misAJour: 2026-11-21
dessin: impact
guide: { vers: /pare-brise-93, libelle: Lire la suite }
message: Bonjour, voici la photo de mon impact.
ordre: 2
---

${body}
`,
});
