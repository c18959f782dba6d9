import type { FastifyInstance } from 'fastify';
import { mapOf, text } from '#kernel/domain';
import { described } from './route-description.ts';
import { invalid } from '../refused.ts';
import { searchAll } from '../resource/search-all.ts';
import type { Services } from '../services.ts';
import { sendJson } from './send-json.ts';
import { idsIn } from './shown-in.ts';

const longest = 200;

/** One call for everything that can be found by its text. */
export function addSearchRoute(app: FastifyInstance, services: Services): void {
  const options = described(
    { config: { policy: { signedIn: true } } },
    {
      query: { filter: text('Words to look for', { required: true }) },
      answer: { items: [mapOf('json')] },
    },
  );
  app.get('/app/search', options, async (request, reply) => {
    const { filter = '' } = request.query as { filter?: unknown };
    if (typeof filter !== 'string' || filter.length > longest || filter.includes('\u0000')) {
      throw invalid([
        { message: `Must be less than or equal to ${longest} digits`, members: ['filter'] },
      ]);
    }
    const found = await searchAll(services, request.actor, filter.trim(), request.id);
    request.shown = found.map(({ resource, records }) => ({
      resource,
      ids: idsIn(records),
      isOneKind: true,
    }));
    const items = found.map(
      ({ resource, records }) => `{"resource":"${resource}","records":${records}}`,
    );
    return sendJson(reply, `{"items":[${items.join(',')}]}`);
  });
}
