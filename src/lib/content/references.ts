import type { Section } from '../../schemas/section.ts';
import { suggestion } from '../suggest.ts';
import { townNames } from '../towns.ts';
import { anchorsByPath, walkTexts } from './anchors.ts';
import type { ContentIssue } from './issue.ts';
import { companyNames, NAME_PATTERN } from './names.ts';
import type { ContentTree, Entry } from './read.ts';

const INTERNAL_LINK = /\]\((\/[^)\s]*)\)/g;

/** Says that a field has something to mend. */
type Add = (file: string, field: string, message: string) => void;

/**
 * Checks what one file says of another: questions, reviews, towns, departments, pages and anchors, figures and
 * `{names}` (DESIGN §10: a broken reference fails the build).
 */
export function checkReferences({ entries }: ContentTree): ContentIssue[] {
  const issues: ContentIssue[] = [];
  const add: Add = (file, field, message) => issues.push({ file, field, message });
  const company = entries.entreprise[0];
  const firmNames = company ? Object.keys(companyNames(company.data)) : [];
  const vocabulary = entries.faits.map(({ id }) => id);
  const paths = anchorsByPath({ entries });

  for (const entry of [...entries.pages, ...entries.zones]) {
    const names = [...Object.keys(entry.data.faits), ...firmNames];
    checkFacts(entry.file, entry.data.faits);
    walkTexts(entry.data, '', (field, value) => {
      if (!field.startsWith('faits')) checkText(entry.file, field, names, value);
      if (field.endsWith('.vers')) checkPath(entry.file, field, value);
    });
    checkContents(entry);
    entry.data.sections.forEach((section, index) => {
      checkSection(entry.file, `sections.${index + 1}`, section, names);
    });
  }
  for (const { file, data, body } of [...entries.articles, ...entries.legal]) {
    checkFacts(file, data.faits);
    checkText(file, '', [...Object.keys(data.faits), ...firmNames], body);
  }
  for (const { file, data } of entries.articles) checkPath(file, 'guide.vers', data.guide.vers);
  for (const { file, data } of entries['legal-resume']) {
    walkTexts(data, '', (field, value) => {
      if (field.endsWith('.vers')) checkPath(file, field, value);
    });
  }
  return issues;

  function checkContents({ file, data }: Entry<'pages'> | Entry<'zones'>) {
    const anchors = data.sections.flatMap(({ ancre }) => ancre ?? []);
    data.sommaire?.forEach(({ ancre }, index) => {
      if (anchors.includes(ancre)) return;
      const remedy = suggestion(ancre, anchors, `ajoutez « ancre: ${ancre} » à une section`);
      add(file, `sommaire.${index + 1}.ancre`, `mène à « ${ancre} », qu’aucune section ne porte : ${remedy}`);
    });
  }

  function checkSection(file: string, field: string, section: Section, names: string[]) {
    const check = (
      place: string,
      ids: readonly string[],
      known: readonly string[],
      what: string,
      where: string,
    ) => {
      ids.forEach((id, index) => {
        if (known.includes(id)) return;
        add(
          file,
          place.replace('*', String(index + 1)),
          `nomme ${what} « ${id} », absent de ${where} : ${suggestion(id, known, 'corrigez le nom ou ajoutez-le')}`,
        );
      });
    };
    if (section.modele === 'faq') {
      check(
        `${field}.questions.*`,
        section.questions,
        entries.faq.map(({ id }) => id),
        'le fichier de question',
        'content/faq',
      );
      for (const question of entries.faq.filter(({ id }) => section.questions.includes(id))) {
        checkText(question.file, '', names, question.body, file);
      }
    }
    if (section.modele === 'avis') {
      check(
        `${field}.avis.*`,
        section.avis,
        entries.avis.map(({ id }) => id),
        'l’avis',
        'content/avis.json',
      );
    }
    if (section.modele === 'carte') {
      const codes = section.departements.map(({ code }) => code);
      check(
        `${field}.departements.*.code`,
        codes,
        entries.departements.map(({ id }) => id),
        'le département',
        'content/reglages/departements.json',
      );
    }
    if (section.modele === 'villes') checkTowns(file, `${field}.villes`, section.departement, section.villes);
    if (section.modele === 'villes-par-departement') {
      section.departements.forEach(({ code, citees }, index) => {
        checkTowns(file, `${field}.departements.${index + 1}.citees`, code, citees);
      });
    }
  }

  function checkText(file: string, field: string, names: string[], value: string, page?: string) {
    for (const [whole, name = ''] of value.matchAll(NAME_PATTERN)) {
      if (names.includes(name)) continue;
      const remedy = suggestion(name, names, `ajoutez « ${name}: » sous faits:`);
      add(
        file,
        field,
        `emploie ${whole}, qui n’est ni un fait de ${page ?? 'la page'} ni un fait de l’entreprise : ${remedy}`,
      );
    }
    for (const [, target = ''] of value.matchAll(INTERNAL_LINK)) checkPath(file, field, target);
  }

  function checkFacts(file: string, facts: Record<string, string>) {
    for (const name of Object.keys(facts)) {
      if (vocabulary.includes(name)) continue;
      const remedy = suggestion(name, vocabulary, 'ajoutez-le à content/reglages/faits.json');
      add(file, `faits.${name}`, `n’a pas de libellé : ${remedy}`);
    }
  }

  function checkPath(file: string, field: string, target: string) {
    const [path = '', anchor] = target.split('#');
    const anchors = paths.get(path);
    if (!anchors) {
      add(
        file,
        field,
        `mène à ${target}, une page qui n’existe pas : ${suggestion(path, paths.keys(), 'corrigez l’adresse')}`,
      );
    } else if (anchor && path !== '/' && !anchors.has(anchor)) {
      add(
        file,
        field,
        `mène à ${target}, une ancre qui n’existe pas : ${suggestion(anchor, anchors, 'corrigez l’ancre')}`,
      );
    }
  }

  function checkTowns(file: string, field: string, code: string, names: readonly string[]) {
    const official = townNames(code);
    names.forEach((name, index) => {
      if (official.includes(name)) return;
      const remedy = suggestion(name, official, 'vérifiez l’orthographe officielle');
      add(
        file,
        `${field}.${index + 1}`,
        `nomme « ${name} », qui n’est pas une commune du ${code} : ${remedy}`,
      );
    });
  }
}
