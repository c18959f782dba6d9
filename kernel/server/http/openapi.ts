import type { FastifyInstance } from 'fastify';
import { actions, resources } from '#kernel/domain';
import { docsPage } from './docs-page.ts';
import { errorSchema, operationOf } from './openapi-operation.ts';
import type { Operation, SeenRoute } from './openapi-operation.ts';
import { lookupItemSchema, recordSchema } from './openapi-record.ts';
import type { Json } from './openapi-shape.ts';

export type { Operation } from './openapi-operation.ts';
export type OpenApiDocument = { paths: Record<string, Record<string, Operation>> } & Json;

/** OpenAPI 3.1 of everything under /app, read off the routes themselves. */
export function addOpenApi(app: FastifyInstance): () => OpenApiDocument {
  const seen: SeenRoute[] = [];
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/app/')) return;
    const { policy, describes, isTried = false } = route.config ?? {};
    const ability = policy && 'ability' in policy ? policy.ability : undefined;
    const isAnonymous = policy !== undefined && 'anonymous' in policy;
    for (const method of [route.method].flat()) {
      if (method === 'HEAD') continue;
      seen.push({
        method: method.toLowerCase(),
        url: route.url,
        ability,
        isAnonymous,
        isTried,
        describes,
      });
    }
  });
  let document: OpenApiDocument | undefined;
  const build = () => (document ??= describe(seen));
  app.get('/openapi.json', () => build());
  app.get('/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage(build())),
  );
  return build;
}

export const openApiPath = (url: string): string => url.replace(/:(\w+)/g, '{$1}');

function describe(seen: readonly SeenRoute[]): OpenApiDocument {
  const byBase = new Map(
    resources().flatMap((resource) =>
      [resource.base, resource.alsoAt ?? []].flat().map((base) => [base, resource] as const),
    ),
  );
  const byAbility = new Map(actions().map((action) => [action.ability, action]));
  const paths: OpenApiDocument['paths'] = {};
  for (const route of seen) {
    const path = openApiPath(route.url);
    const resource = byBase.get(path.split('/')[2] ?? '');
    const action = byAbility.get(route.ability ?? '');
    (paths[path] ??= {})[route.method] = operationOf(route, path, resource, action);
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Caseway',
      version: '1',
      description: 'Every operation needs a bearer access token unless it says otherwise.',
    },
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: {
        Error: errorSchema,
        LookupItem: lookupItemSchema,
        ...Object.fromEntries(
          resources().map((resource) => [resource.name, recordSchema(resource)]),
        ),
      },
    },
  };
}
