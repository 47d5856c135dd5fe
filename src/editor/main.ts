import CMS from '@sveltia/cms';
import { previewOf } from './preview.tsx';

const data = (id: string) => JSON.parse(document.getElementById(id)?.textContent ?? '{}');

const config = data('config');
for (const collection of config.collections)
  if (collection.editor?.preview)
    CMS.registerPreviewTemplate(collection.name, previewOf(collection, data('facts')));
CMS.registerPreviewStyle('/admin/preview.css');
void CMS.init({ config });
