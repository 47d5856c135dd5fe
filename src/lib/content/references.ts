import type { Page } from '../../schemas/page.ts';
import { townNames } from '../towns.ts';
import type { ContentIssue } from './issue.ts';
import { companyNames, NAME_PATTERN } from './names.ts';
import type { ContentTree, Entry } from './read.ts';

/** Pages that exist as code rather than as a content entry. */
const CODE_PATHS = ['/', '/404'];

const INTERNAL_LINK = /\]\((\/[^)\s]*)\)/g;

/**
 * Checks what one file says of another: questions, reviews, towns, pages and anchors, figures and `{names}`
 * (DESIGN §10: a broken reference fails the build).
 */
export function checkReferences({ entries }: ContentTree): ContentIssue[] {
  const issues: ContentIssue[] = [];
  const company = entries.entreprise[0];
  const firmNames = company ? Object.keys(companyNames(company.data)) : [];
  const faq = new Map(entries.faq.map((entry) => [entry.id, entry]));
  const reviews = new Set(entries.avis.map(({ id }) => id));
  const vocabulary = new Set(entries.faits.map(({ id }) => id));
  const departments = new Set(entries.departements.map(({ id }) => id));
  const anchors = anchorsByPath({ entries });

  for (const entry of [...entries.pages, ...entries.zones]) {
    checkPage(entry);
  }
  for (const entry of [...entries.articles, ...entries.legal]) {
    checkNames(entry.file, '', [...Object.keys(entry.data.faits), ...firmNames], entry.body);
    checkLinks(entry.file, '', entry.body);
    checkFacts(entry.file, entry.data.faits);
  }
  for (const { file, data } of entries.articles) checkPath(file, 'guide.vers', data.guide.vers);
  return issues;

  function checkPage({ file, data }: Entry<'pages'> | Entry<'zones'>) {
    const names = [...Object.keys(data.faits), ...firmNames];
    checkFacts(file, data.faits);
    checkTexts(file, data, names);
    const own = new Set(data.sections.map(({ ancre }) => ancre));
    data.sommaire?.forEach(({ ancre }, index) => {
      if (!own.has(ancre)) add(file, `sommaire.${index + 1}.ancre`, `mène à « ${ancre} », qu’aucune section ne porte`);
    });
    data.sections.forEach((section, index) => {
      const field = `sections.${index + 1}`;
      if (section.modele === 'faq') {
        section.questions.forEach((id, position) => {
          const question = faq.get(id);
          if (question) checkNames(question.file, '', names, question.body);
          else add(file, `${field}.questions.${position + 1}`, `nomme la question « ${id} », absente de content/faq`);
        });
      }
      if (section.modele === 'avis') {
        section.avis.forEach((id, position) => {
          if (!reviews.has(id)) add(file, `${field}.avis.${position + 1}`, `nomme l’avis « ${id} », absent de content/avis.json`);
        });
      }
      if (section.modele === 'villes') checkTowns(file, `${field}.villes`, section.departement, section.villes);
      if (section.modele === 'villes-par-departement') {
        section.departements.forEach(({ code, citees }, position) => {
          checkTowns(file, `${field}.departements.${position + 1}.citees`, code, citees);
        });
      }
      if (section.modele === 'carte') {
        section.departements.forEach(({ code }, position) => {
          if (!departments.has(code)) add(file, `${field}.departements.${position + 1}.code`, `nomme le département « ${code} », absent de content/reglages/departements.json`);
        });
      }
    });
  }

  function checkTexts(file: string, data: Page, names: string[]) {
    walk(data, '', (field, value) => {
      if (field.startsWith('faits')) return;
      checkNames(file, field, names, value);
      checkLinks(file, field, value);
      if (field.endsWith('.vers')) checkPath(file, field, value);
    });
  }

  function checkNames(file: string, field: string, names: string[], value: string) {
    for (const [whole, name] of value.matchAll(NAME_PATTERN)) {
      if (!names.includes(name ?? '')) {
        add(file, field, `emploie ${whole}, qui n’est ni un fait de la page (faits:) ni un fait de l’entreprise`);
      }
    }
  }

  function checkFacts(file: string, facts: Record<string, string>) {
    for (const name of Object.keys(facts)) {
      if (!vocabulary.has(name)) add(file, `faits.${name}`, 'n’a pas de libellé : ajoutez-le à content/reglages/faits.json');
    }
  }

  function checkLinks(file: string, field: string, value: string) {
    for (const [, target] of value.matchAll(INTERNAL_LINK)) checkPath(file, field, target ?? '');
  }

  function checkPath(file: string, field: string, target: string) {
    const [path = '', anchor] = target.split('#');
    const known = anchors.get(path);
    if (!known) add(file, field, `mène à ${target}, une page qui n’existe pas`);
    else if (anchor && path !== '/' && !known.has(anchor)) add(file, field, `mène à ${target}, une ancre qui n’existe pas`);
  }

  function checkTowns(file: string, field: string, code: string, names: readonly string[]) {
    const official = new Set(townNames(code));
    names.forEach((name, index) => {
      if (!official.has(name)) add(file, `${field}.${index + 1}`, `nomme « ${name} », qui n’est pas une commune du ${code} : vérifiez l’orthographe officielle`);
    });
  }

  function add(file: string, field: string, message: string) {
    issues.push({ file, field, message });
  }
}

/** Every address of the site with the anchors its content gives. */
function anchorsByPath({ entries }: Pick<ContentTree, 'entries'>): Map<string, Set<string>> {
  const paths = new Map<string, Set<string>>(CODE_PATHS.map((path) => [path, new Set()]));
  for (const { id, data } of [...entries.pages, ...entries.zones]) {
    paths.set(id === 'accueil' ? '/' : `/${id}`, new Set(data.sections.flatMap(({ ancre }) => ancre ?? [])));
  }
  for (const { id, data } of entries.legal) paths.set(`/${id}`, new Set(data.ancres));
  for (const { id, body } of entries.articles) {
    paths.set(`/blog/${id}`, new Set([...body.matchAll(/\{#([a-z0-9-]+)\}/g)].map(([, anchor]) => anchor ?? '')));
  }
  return paths;
}

function walk(value: unknown, field: string, visit: (field: string, text: string) => void) {
  if (typeof value === 'string') visit(field, value);
  else if (Array.isArray(value)) value.forEach((item, index) => walk(item, `${field}.${index + 1}`, visit));
  else if (value && typeof value === 'object' && !(value instanceof Date)) {
    for (const [key, item] of Object.entries(value)) walk(item, field ? `${field}.${key}` : key, visit);
  }
}
