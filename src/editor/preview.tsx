import type { CustomPreviewTemplate } from '@sveltia/cms';
import type { JSX } from 'react';
import { typeset } from '../domain/typography.ts';
import { today } from '../lib/build/build-day.ts';
import type { Facts } from '../lib/facts/facts.ts';
import { factsIn } from '../lib/facts/passages.ts';
import { pageFacts } from '../lib/publish/page-facts.ts';
import { complete } from '../lib/site/article.ts';
import { frenchDay } from '../lib/text/dates.ts';
import { renderBlocks, renderInline } from '../lib/text/markdown.ts';
import { searchTitle } from '../lib/text/titles.ts';
import { PREVIEW } from './words.ts';

interface PreviewField {
  name: string;
  widget?: string;
  fields?: PreviewField[];
  field?: PreviewField;
  types?: { name: string; fields: PreviewField[] }[];
}

export interface PreviewForm {
  name: string;
  preview_path?: string;
  fields: PreviewField[];
}

type Values = Record<string, unknown>;

const valuesOf = (group: unknown): Values => (typeof group === 'object' ? { ...group } : {});

interface View {
  facts: Facts;
  level: number;
  photo: (path: string) => string;
}

/** Names of the fields that the preview shows, in the order of the form. */
const SHOWN = [
  'hero',
  'titre',
  'question',
  'photo',
  'extrait',
  'chapeau',
  'introduction',
  'sections',
  'body',
];

const TITLES = ['titre', 'question'];

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

type Tags = 'div' | 'p' | 'h1' | 'h2' | 'h3';

const Html = ({ of: html, as: Tag = 'div' }: { of: string; as?: Tags | undefined }) => (
  <Tag dangerouslySetInnerHTML={{ __html: html }} />
);

const Group = ({ fields, values, ...view }: View & { fields: PreviewField[]; values: Values }) =>
  fields.map((field) => <Words key={field.name} field={field} value={values[field.name]} {...view} />);

function Words({
  field,
  value,
  ...view
}: View & { field: PreviewField; value: unknown }): JSX.Element | null {
  const { name, widget = 'string', fields = [], types = [] } = field;
  if (value === undefined || value === null || value === '' || name === 'ancre') return null;
  if (name === 'photo') return <Photo values={valuesOf(value)} {...view} />;
  if (widget === 'object') return <Group fields={fields} values={valuesOf(value)} {...view} />;
  if (widget === 'list') {
    const groups = fields.length > 0 || types.length > 0;
    const list: unknown[] = Array.isArray(value) ? value : [];
    const below = { ...view, level: view.level + 1 };
    const items = list.map((item, index) => {
      const inner = valuesOf(item);
      const model = types.find((type) => type.name === inner['modele']);
      const one = groups ? (
        <Group fields={model?.fields ?? fields} values={inner} {...below} />
      ) : (
        field.field && <Words field={field.field} value={item} {...below} />
      );
      return groups ? <section key={index}>{one}</section> : <li key={index}>{one}</li>;
    });
    return groups ? <div>{items}</div> : <ul>{items}</ul>;
  }
  const text = asText(value);
  if (widget === 'richtext')
    return (
      <>
        {renderBlocks(text, view.facts).map((block, index) =>
          typeof block === 'string' ? (
            <Html key={index} of={block} />
          ) : (
            <Photo key={index} values={block} {...view} />
          ),
        )}
      </>
    );
  if (widget !== 'string' && widget !== 'text') return null;
  const heading = (['h1', 'h2', 'h3'] as const)[Math.min(view.level, 3) - 1];
  return <Html as={TITLES.includes(name) ? heading : 'p'} of={renderInline(text, view.facts)} />;
}

const Photo = ({ values, photo }: View & { values: Values }) => {
  const { fichier, description, credit } = values;
  return fichier ? (
    <figure>
      <img src={photo(asText(fichier))} alt={asText(description)} />
      {credit ? <figcaption>{`${PREVIEW.credit} ${asText(credit)}`}</figcaption> : null}
    </figure>
  ) : null;
};

function stateOf({ brouillon, publie }: Values, isNew: boolean): string {
  if (brouillon) return PREVIEW.draft;
  const day = asText(publie);
  if (day > today()) return PREVIEW.later.replace('{jour}', frenchDay(new Date(day)));
  return isNew ? PREVIEW.new : PREVIEW.online;
}

function Found({
  values,
  path,
  share,
  facts,
  photo,
}: View & { values: Values; path: string; share?: string }) {
  const { titre, description } = valuesOf(values['seo']);
  const title = typeset(asText(titre));
  const text = typeset(asText(description));
  const shown = valuesOf(valuesOf(values['hero'] ?? values)['photo']);
  const picture = shown['fichier'] ? photo(asText(shown['fichier'])) : share;
  const { hote: host = '', marque: brand = '' } = facts;
  return (
    <aside>
      <h2>{PREVIEW.search}</h2>
      <div className="search">
        <p>{[host, ...path.split('/').filter(Boolean)].join(' › ')}</p>
        <h3>{title && searchTitle(title, brand)}</h3>
        <p>{text}</p>
      </div>
      <h2>{PREVIEW.message}</h2>
      <div className="message">
        {picture && <img src={picture} alt="" />}
        <div>
          <h3>{title}</h3>
          <p>{text}</p>
          <p>{host}</p>
        </div>
      </div>
    </aside>
  );
}

/** Fills in the derived values of a guide. Removes the empty strings of empty form fields first. */
function completed(values: Values, facts: Facts): Values {
  const written = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  return complete(
    { titre: '', sections: [], ...written, faits: facts } as unknown as Parameters<typeof complete>[0],
    facts['marque'] ?? '',
  );
}

/**
 * Previews an entry with unsaved changes: publication state, search result, shared link, then the texts in form order.
 * @param known values of the facts (prices, durations…) that all pages share; null if a fact has no value
 */
export function previewOf(form: PreviewForm, known: Record<string, string | null>): CustomPreviewTemplate {
  const siteFacts: Facts = Object.fromEntries(
    Object.entries(known).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
  return function Preview({ entry, getAsset }) {
    const { data, slug, newRecord }: { data: Values; slug?: string; newRecord?: boolean } = entry.toJS();
    // Removes empty facts of the page, so that the shared facts apply.
    const given = Object.entries(valuesOf(data['faits'])).filter(([, value]) => value);
    const own = { ...data, faits: Object.fromEntries(given) } as Parameters<typeof pageFacts>[0];
    // The preview does not know the answers to commitments and legal questions. It shows all texts that depend on them.
    const promises = factsIn(JSON.stringify(data)).filter((name) => !(name in known));
    const view: View = {
      level: 1,
      facts: { ...Object.fromEntries(promises.map((name) => [name, ''])), ...pageFacts(own, siteFacts) },
      photo: (path) => getAsset(path)?.url ?? path,
    };
    const values = form.name === 'articles' ? completed(data, view.facts) : data;
    const isPage = 'seo' in values;
    const path = data['role'] === 'accueil' ? '' : (form.preview_path ?? '').replace('{{slug}}', slug ?? '');
    const share = slug && !newRecord ? { share: `${location.origin}/og/${slug}.jpg` } : {};
    return (
      <main>
        {isPage && <p className="state">{stateOf(data, !slug || newRecord === true)}</p>}
        {isPage && <Found values={values} path={path} {...share} {...view} />}
        <article>
          <Group fields={form.fields.filter(({ name }) => SHOWN.includes(name))} values={values} {...view} />
        </article>
      </main>
    );
  };
}
