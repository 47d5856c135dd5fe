import { suggestion } from '../../domain/suggest.ts';
import type { Section } from '../../schemas/section.ts';
import { CODES, notServed } from '../ile-de-france.ts';
import { townNames } from '../towns.ts';
import { anchorsByPath } from './anchors.ts';
import type { ContentIssue } from './issue.ts';
import type { ContentTree, Entry } from './parse.ts';
import { walkTexts } from './walk-texts.ts';

const INTERNAL_LINK = /\]\((\/[^)\s]*)\)/g;

/** Says that a field has something to mend. */
type Add = (file: string, field: string, message: string) => void;

/** Checks what one file says of another: questions, reviews, towns, departments, pages and anchors. */
export function checkReferences({ entries }: ContentTree): ContentIssue[] {
  const issues: ContentIssue[] = [];
  const add: Add = (file, field, message) => issues.push({ file, field, message });
  const paths = anchorsByPath({ entries });

  const { pages, zones, articles, legal, faq } = entries;
  for (const { file, data, body } of [
    ...pages,
    ...zones,
    ...articles,
    ...legal,
    ...faq,
    ...entries['legal-resume'],
  ]) {
    walkTexts(data, '', (field, value) => {
      checkLinks(file, field, value);
      if (field.endsWith('.vers')) checkPath(file, field, value);
    });
    checkLinks(file, '', body);
  }
  for (const entry of [...pages, ...zones]) {
    checkContents(entry);
    entry.data.sections.forEach((section, index) => {
      checkSection(entry.file, `sections.${index + 1}`, section);
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

  function checkSection(file: string, field: string, section: Section) {
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
    if (section.modele === 'carte' || section.modele === 'villes-par-departement') {
      section.departements.forEach(({ code }, index) => {
        if (!CODES.includes(code)) add(file, `${field}.departements.${index + 1}.code`, notServed(code));
      });
    }
    if (section.modele === 'villes') checkTowns(file, `${field}.villes`, section.departement, section.villes);
    if (section.modele === 'villes-par-departement') {
      section.departements.forEach(({ code, citees }, index) => {
        checkTowns(file, `${field}.departements.${index + 1}.citees`, code, citees);
      });
    }
  }

  function checkLinks(file: string, field: string, value: string) {
    for (const [, target = ''] of value.matchAll(INTERNAL_LINK)) checkPath(file, field, target);
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
