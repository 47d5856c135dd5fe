/** The editor in the browser. */
import CMS from '@sveltia/cms';
import { checkOnSave, type Saved, type Snapshot } from './check-on-save.ts';

const read = <T>(id: string): T => JSON.parse(document.getElementById(id)?.textContent ?? '{}') as T;

const snapshot = read<Snapshot>('content');

/** Stops a save; the editor shows the cause of an error of this name. */
function stop(sentences: readonly string[]): never {
  throw new Error('saving_failed', { cause: new Error(sentences.join(' ')) });
}

CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    const { wrong, doubtful } = checkOnSave(snapshot, entry.toJS() as Saved);
    if (wrong.length > 0) stop(wrong);
    const question = `${doubtful.join('\n')}\n\nEnregistrer quand même ?`;
    if (doubtful.length > 0 && !window.confirm(question)) stop(doubtful);
  },
});

void CMS.init({ config: read('config') });
