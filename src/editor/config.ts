import type { CmsConfig, Collection, CollectionFile, CollectionSlugOptions } from '@sveltia/cms';
import { PHOTOS } from '../lib/check/photo-files.ts';
import { schemaAsData } from '../lib/content/schema-data.ts';
import { keysOf } from '../lib/keys-of.ts';
import { COLLECTION_NAMES, COLLECTIONS, type CollectionName } from '../schemas/collections.ts';
import { SLUG, SPOKEN } from '../schemas/fields.ts';
import { backend } from './backend.ts';
import { fieldsOf, RICH_TEXT } from './fields.ts';
import { type Choices, factFields } from './references.ts';

const FILE_NAME: CollectionSlugOptions = {
  editable: ['create'],
  hint: 'Le nom du fichier, donc l’adresse de la page : minuscules sans accent, chiffres et tirets.',
  pattern: [SLUG.source, 'L’adresse s’écrit en minuscules sans accent, chiffres et tirets.'],
};

type Kept<K extends string> = {
  [C in CollectionName]: (typeof COLLECTIONS)[C]['kind'] extends K ? C : never;
}[CollectionName];

const states = (title: string) => ({
  summary: `{{brouillon | ternary('Brouillon · ', '')}}${title}`,
  view_filters: [
    { label: 'Brouillons', field: 'brouillon', pattern: 'oui' },
    { label: 'À venir', field: 'publie', gt: '{{today}}' },
  ],
});

const FOLDERS = {
  pages: {
    label_singular: 'Page',
    create: true,
    delete: false,
    identifier_field: 'ariane',
    preview_path: '{{slug}}',
    ...states('{{ariane}}'),
  },
  zones: {
    label_singular: 'Page de département',
    delete: false,
    template: 'remplacement-pare-brise-{{fields.zone.code}}',
    identifier_field: 'ariane',
    preview_path: '{{slug}}',
    ...states('{{ariane}}'),
  },
  articles: {
    label_singular: 'Guide',
    delete: false,
    identifier_field: 'titre',
    preview_path: 'blog/{{slug}}',
    ...states('{{titre}}'),
  },
  legal: {
    label_singular: 'Texte légal',
    create: false,
    delete: false,
    identifier_field: 'titre',
    preview_path: '{{slug}}',
  },
  faq: {
    label_singular: 'Question',
    identifier_field: 'question',
    body: 'Réponse',
    nested: { depth: 2, subfolders: false, summary: '{{question}}' },
    meta: { path: { widget: 'string', label: 'Groupe' } },
  },
} as const satisfies Record<Kept<'markdown'>, object>;

const LISTS = {
  departements: {
    label_singular: 'Département',
    summary: '{{fields.id}} · {{fields.nom}}',
    allow_add: false,
    allow_remove: false,
    allow_reorder: false,
  },
  bandeaux: { label_singular: 'Bandeau', summary: '{{fields.du}} → {{fields.au}} · {{fields.texte}}' },
  redirections: { label_singular: 'Redirection', summary: '{{fields.de}} → {{fields.vers}}' },
  faits: { label_singular: 'Chiffre', summary: '{{fields.id}} · {{fields.libelle}}' },
  engagements: { label_singular: 'Engagement', summary: '{{fields.promesse}}' },
  'questions-juriste': { label_singular: 'Question', summary: '{{fields.question}}' },
  avis: { label_singular: 'Avis', summary: '{{fields.auteur}}, {{fields.ville}} · {{fields.texte}}' },
} as const satisfies Record<Kept<'array'>, object>;

/** The browser resizes photos, which also removes GPS data. */
const UPLOADS = {
  slugify_filename: true,
  transformations: { raster_image: { format: 'webp', quality: 85, width: 2400, height: 2400 } },
} as const;

const FILES = [
  { name: 'reglages', label: 'Réglages', has: (base: string) => !base.startsWith('content/textes/') },
  { name: 'textes', label: 'Textes du site', has: (base: string) => base.startsWith('content/textes/') },
];

/** Configuration of the editor, generated from the schemas. @param repository URL, if known */
export function editorConfig(choices: Choices, repository?: string): CmsConfig {
  return {
    load_config_file: false,
    backend: backend(repository),
    publish_mode: 'editorial_workflow',
    app_title: 'Contenu du site',
    media_folder: PHOTOS,
    public_folder: '/photos',
    media_libraries: { default: { config: UPLOADS }, stock_assets: false },
    editor: { preview: false },
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true, yaml: { quote: 'none' } },
    collections: [
      ...keysOf(FOLDERS).map((name) => folder(name, choices)),
      ...FILES.map(({ name, label, has }) => ({
        name,
        label,
        format: 'json',
        files: COLLECTION_NAMES.filter(
          (file) => COLLECTIONS[file].kind !== 'markdown' && has(COLLECTIONS[file].base),
        ).map((file) => jsonFile(file, choices)),
      })),
    ],
  };
}

function folder(name: keyof typeof FOLDERS, choices: Choices): Collection {
  const { base, schema } = COLLECTIONS[name];
  const { body, template, ...own } = { body: undefined, template: '{{slug}}', ...FOLDERS[name] };
  const data = schemaAsData(schema);
  const fields = fieldsOf(data, choices);
  return {
    name,
    label: data.title ?? name,
    description: data.description ?? '',
    folder: base,
    format: 'yaml-frontmatter',
    editor: { preview: true },
    extension: 'md',
    slug: { ...FILE_NAME, template },
    ...own,
    fields: body ? [...fields, { name: 'body', label: body, hint: `${SPOKEN}.`, ...RICH_TEXT }] : fields,
  };
}

function jsonFile(name: CollectionName, choices: Choices): CollectionFile {
  const { kind, base, schema } = COLLECTIONS[name];
  const data = schemaAsData(schema);
  const fields = data['reference'] === 'faits' ? factFields(choices.faits) : fieldsOf(data, choices);
  const label = data.title ?? name;
  if (kind !== 'array') return { name, label, file: base, fields };
  const list = {
    name,
    label,
    widget: 'list',
    root: true,
    // The list is optional, so that its last item can be deleted.
    required: false,
    collapsed: true,
    ...LISTS[name as Kept<'array'>],
    fields,
  };
  return { name, label, file: base, fields: [list] };
}
