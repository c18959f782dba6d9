import type { FastifyInstance } from 'fastify';
import type { AnyResource } from '#kernel/domain';
import { invalid } from '../refused.ts';
import { directly } from '../resource/executor.ts';
import { similarStatement } from '../resource/similar.ts';
import type { SimilarBy } from '../resource/similar.ts';
import type { Services } from '../services.ts';
import { sendJson } from './send-json.ts';

const routeNames: Readonly<Record<SimilarBy, string>> = {
  lastName: 'similarItemsByLastName',
  email: 'similarItemsByEmail',
  name: 'similarItemsByName',
};

/** B-224. Whoever may list the records may ask which of them look alike. */
export function addSimilarRoutes(
  app: FastifyInstance,
  services: Services,
  resource: AnyResource,
): void {
  for (const by of Object.keys(resource.similar ?? {}) as SimilarBy[]) {
    const config = {
      policy: { ability: `${resource.name}.list` },
      reads: { resource: resource.name, operation: 'similar' },
    };
    app.get(`/app/${resource.base}/${routeNames[by]}`, { config }, async (request, reply) => {
      const query = request.query as Record<string, unknown>;
      const text = query[by];
      if (typeof text !== 'string') {
        throw invalid([{ message: 'This field is required', members: [by] }]);
      }
      const statement = similarStatement(request.actor, resource, by, text, query.exceptId);
      const exec = directly(services, request.actor, resource, request.id);
      const [found] = statement ? await exec.batch([statement]) : [];
      const items = found?.raw ?? '[]';
      return sendJson(reply, `{"items":${items}}`);
    });
  }
}
