export interface Words {
  [name: string]: string | Words;
}

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
  folders: 'Dossiers',
  more_folders: 'Autres dossiers',
  folder_options: 'Options du dossier',
  show_folder_options: 'Afficher les options du dossier',
  folder_path: 'Chemin du dossier',
  folder_contents: 'Contenu',
  x_folders:
    '.input {$count :integer} .match $count 0 {{Aucun dossier}} one {{{$count} dossier}} * {{{$count} dossiers}}',
  back_to_parent_folder: 'Retour au dossier parent',
  new_folder: 'Nouveau dossier',
  new_folder_name: 'Nom du dossier',
  new_folder_create: 'Créer',
  new_folder_description: 'Le dossier sera créé dans « {$folder} ».',
  new_folder_error: {
    empty: 'Le nom du dossier ne peut pas être vide.',
    invalid: 'Le nom du dossier ne peut ni contenir de barre oblique ni commencer par un point.',
    duplicate: 'Un dossier ou un fichier de ce nom existe déjà ici.',
  },
  creating_folder: 'Création du dossier…',
  creating_folder_failed: 'Impossible de créer le dossier.',
  folder_created: 'Dossier créé.',
  rename_folder: 'Renommer le dossier',
  enter_new_name_for_folder:
    '.input {$count :integer} .match $count 0 {{Saisissez un nouveau nom ci-dessous.}} one {{Saisissez un nouveau nom ci-dessous. La photo du dossier le suit, et ce qui la montre est mis à jour.}} * {{Saisissez un nouveau nom ci-dessous. Les {$count} photos du dossier le suivent, et ce qui les montre est mis à jour.}}',
  renaming_folder: 'Changement du nom…',
  renaming_folder_failed: 'Impossible de renommer le dossier.',
  folder_renamed: 'Dossier renommé.',
  delete_folder: 'Supprimer le dossier',
  confirm_deleting_folder:
    '.input {$count :integer} .match $count 0 {{Supprimer le dossier vide « {$name} » ?}} one {{Supprimer le dossier « {$name} » et la photo qu’il contient ?}} * {{Supprimer le dossier « {$name} » et les {$count} photos qu’il contient ?}}',
  deleting_folder: 'Suppression du dossier…',
  deleting_folder_failed: 'Impossible de supprimer le dossier.',
  folder_deleted: 'Dossier supprimé.',
  file_unavailable: 'Indisponible',
  file_unavailable_description: 'Ce fichier n’a pas pu être lu. Il a peut-être été déplacé ou supprimé.',
  replace_file: 'Remplacer le fichier',
  replace_image: 'Remplacer l’image',
  remove_file: 'Retirer le fichier',
  remove_image: 'Retirer l’image',
  deleting_referenced_assets_note:
    '.input {$count :integer} .match $count one {{La mention qu’en fait une page sera retirée aussi.}} * {{Les mentions qu’en font {$count} pages seront retirées aussi.}}',
  cannot_delete_referenced_assets:
    '.input {$count :integer} .match $count one {{Cette photo ne peut pas être supprimée : sans elle, les champs suivants ne seraient plus valables. Changez-les d’abord.}} * {{Ces photos ne peuvent pas être supprimées : sans elles, les champs suivants ne seraient plus valables. Changez-les d’abord.}}',
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

export const PREVIEW = {
  draft: 'Brouillon : cette page n’est pas en ligne.',
  later: 'Cette page paraîtra le {jour}.',
  new: 'Cette page sera en ligne une fois publiée.',
  online: 'Cette page est en ligne.',
  search: 'Dans un moteur de recherche',
  message: 'Dans un message qui y mène',
  credit: 'Photo :',
} as const;

export const withWords = (words: Words, added: Words): Words =>
  Object.fromEntries(
    [...new Set([...Object.keys(words), ...Object.keys(added)])].map((name) => {
      const [own, other] = [words[name], added[name]];
      const bothGroups = typeof own === 'object' && typeof other === 'object';
      return [name, bothGroups ? withWords(own, other) : (other ?? own ?? '')];
    }),
  );
