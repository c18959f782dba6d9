import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Refused } from '../refused.ts';
import { sendRefusal } from './error-reply.ts';

/** Paths that are never a page of the web app. */
const serverPaths =
  /^\/(app|connect|account|health|docs|metrics|files|signalr-hubs|\.well-known|openapi\.json)(\/|$)/;

/** A page may end in a name with a dot, such as that of a setting; no file of ours is below /view. */
const isFile = (path: string): boolean => /\.\w+$/.test(path) && !path.startsWith('/view/');

/** Fastify takes one such handler: the web app's where it was built, else the API's own. */
export function addNotFoundReplies(app: FastifyInstance, folder: string | undefined): void {
  if (folder && existsSync(join(folder, 'index.html'))) addWebFiles(app, folder);
  else app.setNotFoundHandler((_request, reply) => sendRefusal(reply, new Refused('notFound')));
}

/** The built web app; every page path answers its index so that a deep link opens. */
function addWebFiles(app: FastifyInstance, folder: string): void {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: true,
    serveDotFiles: false,
    cacheControl: false,
    // Compressed when it was built: nobody waits for it, and no request pays for it.
    preCompressed: true,
    setHeaders(reply, path) {
      const isHashed = /\/assets\//.test(path);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const page = (reply: Parameters<typeof sendRefusal>[0]) =>
    reply
      .status(200)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html);
  app.get('/', (_request, reply) => page(reply));
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const wantsPage = request.method === 'GET' && !serverPaths.test(path) && !isFile(path);
    return wantsPage ? page(reply) : sendRefusal(reply, new Refused('notFound'));
  });
}
