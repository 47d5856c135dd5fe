import CMS from '@sveltia/cms';
import { ADDRESSES } from './page.ts';
import { previewOf } from './preview.tsx';

type Reviver = Parameters<typeof JSON.parse>[1];

const data = (id: string, reviver?: Reviver) =>
  JSON.parse(document.getElementById(id)?.textContent ?? '{}', reviver);

const addresses = data(ADDRESSES);
const config = data('config', (key, part) => (key === 'options' && part === ADDRESSES ? addresses : part));
for (const collection of config.collections)
  if (collection.editor?.preview)
    CMS.registerPreviewTemplate(collection.name, previewOf(collection, data('facts')));
CMS.registerPreviewStyle('/admin/preview.css');
void CMS.init({ config });
