import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NodeRequest, sendNodeResponse } from 'srvx/node';
import { staticMiddleware } from 'srvx/static';
import type { Connect } from 'vite';
import { editorHeaders } from './backend.ts';
import { bundleEditor } from './bundle.ts';

export async function serveEditor(page: () => string): Promise<Connect.NextHandleFunction> {
  const folder = mkdtempSync(join(tmpdir(), 'editor-'));
  await bundleEditor(folder);
  const files = staticMiddleware({ dir: folder });
  return async (req, res, next) => {
    for (const header of Object.entries(editorHeaders())) res.setHeader(...header);
    if (req.url?.split('?')[0] === '/') {
      res.setHeader('Content-Type', 'text/html; charset=utf-8').end(page());
      return;
    }
    const none = new Response();
    const found = await files(new NodeRequest({ req, res }), () => none);
    if (found === none) next();
    else await sendNodeResponse(res, found);
  };
}
