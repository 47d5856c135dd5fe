import { DemandeError } from '../../client/demande.ts';
import { texts } from './texts.ts';

/** Words of a message. */
export interface Words {
  titre: string;
  texte: string;
}

/**
 * What a visitor is told of a failure: the function's own sentence where there is something to do about it.
 *
 * @param failure the words for any other failure
 */
export function wordsOf(thrown: unknown, failure: Words): Words {
  if (!(thrown instanceof DemandeError)) return failure;
  if (thrown.status === 'too_many_requests')
    return { titre: failure.titre, texte: thrown.message || texts.avis.limite.texte };
  return thrown.fields ? { titre: failure.titre, texte: thrown.message } : failure;
}

/** Says at each refused field what is wrong with it, until something is typed there. */
export function markFields(form: HTMLFormElement, thrown: unknown): void {
  if (!(thrown instanceof DemandeError && thrown.fields)) return;
  for (const [name, sentence] of Object.entries(thrown.fields)) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
    field.setCustomValidity(sentence);
    field.setAttribute('aria-invalid', 'true');
    const clear = () => {
      field.setCustomValidity('');
      field.removeAttribute('aria-invalid');
    };
    field.addEventListener('input', clear, { once: true });
  }
  form.reportValidity();
}
