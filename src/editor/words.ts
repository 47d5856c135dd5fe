/** Words by their names, as the package keeps them. */
export interface Words {
  [name: string]: string | Words;
}

/** French words that the package lacks, of those that one meets when editing texts: it would show its English ones. */
export const WORDS: Words = {
  select_item: 'Choisir {$name}',
  show_errors: 'Afficher les erreurs',
  list_item_options: 'Options de l’élément',
  sign_in_using_access_token_workflow_note:
    'Il doit aussi pouvoir lire et écrire les demandes de fusion, où attendent les changements.',
  sign_in_with_link: 'Se connecter par un lien',
  sign_in_with_link_confirmation:
    'Ce lien vous connecte à {$service} au nom de {$account} et copie les réglages de l’appareil où il a été créé. Ne continuez que si vous l’avez créé vous-même.',
  deleting_referenced_entries_note:
    '.input {$count :integer} .match $count one {{La mention qu’en fait un autre fichier sera retirée aussi.}} * {{Les mentions qu’en font {$count} autres fichiers seront retirées aussi.}}',
  cannot_delete_referenced_entries:
    '.input {$count :integer} .match $count one {{Ce fichier ne peut pas être supprimé : sans lui, les champs suivants d’autres fichiers ne seraient plus valables. Changez-les d’abord.}} * {{Ces fichiers ne peuvent pas être supprimés : sans eux, les champs suivants d’autres fichiers ne seraient plus valables. Changez-les d’abord.}}',
  entry_sidebar: {
    slug: {
      title: 'Adresse',
      generated_on_save: 'L’adresse est créée à l’enregistrement, d’après le contenu.',
      unavailable: 'Ce fichier n’a pas d’adresse.',
    },
  },
  save_conflict: {
    title: 'Quelqu’un d’autre a changé ce fichier',
    modified_by: '{$name} l’a changé le {$date}, après que vous l’avez ouvert.',
    modified: 'Il a changé dans le dépôt après que vous l’avez ouvert.',
    deleted: 'Il a été supprimé du dépôt après que vous l’avez ouvert.',
    overwrite_warning: 'Si vous enregistrez maintenant, ce changement sera perdu.',
    recreate_warning: 'Si vous enregistrez maintenant, le fichier sera créé de nouveau.',
    save_anyway: 'Enregistrer quand même',
    branch_moved: 'Quelqu’un d’autre a changé le dépôt pendant l’enregistrement. Réessayez.',
  },
  remote_change: {
    reload_entry: 'Recharger le fichier',
    confirm_reloading_entry: 'Recharger le fichier ? Vos changements non enregistrés seront perdus.',
  },
  relation_field: {
    save_together_hint: '« {$name} » sera enregistré avec le fichier que vous modifiez.',
    add_failed: '« {$name} » n’a pas pu être ajouté. La console du navigateur dit pourquoi.',
  },
  status: { deploying: 'Mise en ligne' },
  workflow: { deploying_deletion: 'Suppression' },
};

/** Words of the preview beside a form. */
export const PREVIEW = {
  draft: 'Brouillon : cette page n’est pas en ligne.',
  later: 'Cette page paraîtra le {jour}.',
  new: 'Cette page sera en ligne une fois publiée.',
  online: 'Cette page est en ligne.',
  search: 'Dans un moteur de recherche',
  message: 'Dans un message qui y mène',
  credit: 'Photo :',
} as const;

/** Words with those of others added. */
export const withWords = (words: Words, added: Words): Words =>
  Object.fromEntries(
    [...new Set([...Object.keys(words), ...Object.keys(added)])].map((name) => {
      const [own, other] = [words[name], added[name]];
      const bothGroups = typeof own === 'object' && typeof other === 'object';
      return [name, bothGroups ? withWords(own, other) : (other ?? own ?? '')];
    }),
  );
