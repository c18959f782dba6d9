import type { FastifyInstance } from 'fastify';
import { actions, resources } from '#kernel/domain';
import { docsPage } from './docs-page.ts';
import { errorSchema, operationOf } from './openapi-operation.ts';
import type { Operation, SeenRoute } from './openapi-operation.ts';
import { lookupItemSchema, recordSchema } from './openapi-record.ts';
import type { Json } from './openapi-shape.ts';

export type { Operation } from './openapi-operation.ts';
export type OpenApiDocument = { paths: Record<string, Record<string, Operation>> } & Json;

/** Parts of the document, made when they are asked for: the whole takes half a second. */
export type OpenApiParts = {
  operation(method: string, path: string): Operation | undefined;
  /** What `#/components/schemas/` names so. */
  schema(name: string): Json | undefined;
};

/** OpenAPI 3.1 of everything under /app, read off the routes themselves. */
export function addOpenApi(app: FastifyInstance): OpenApiParts {
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
  let describeRoute: DescribeRoute | undefined;
  return {
    operation(method, path) {
      const isMeant = (one: SeenRoute) => one.method === method && openApiPath(one.url) === path;
      const route = seen.find(isMeant);
      describeRoute ??= routeDescriber();
      return route && describeRoute(route);
    },
    schema: (name) => sharedSchemas[name] ?? schemaOfResource(name),
  };
}

export const openApiPath = (url: string): string => url.replace(/:(\w+)/g, '{$1}');

const sharedSchemas: Readonly<Record<string, Json>> = {
  Error: errorSchema,
  LookupItem: lookupItemSchema,
};

function schemaOfResource(name: string): Json | undefined {
  const resource = resources().find((one) => one.name === name);
  return resource && recordSchema(resource);
}

type DescribeRoute = (route: SeenRoute) => Operation;

function routeDescriber(): DescribeRoute {
  const byBase = new Map(
    resources().flatMap((resource) =>
      [resource.base, resource.alsoAt ?? []].flat().map((base) => [base, resource] as const),
    ),
  );
  const byAbility = new Map(actions().map((action) => [action.ability, action]));
  return (route) => {
    const path = openApiPath(route.url);
    const resource = byBase.get(path.split('/')[2] ?? '');
    return operationOf(route, path, resource, byAbility.get(route.ability ?? ''));
  };
}

function describe(seen: readonly SeenRoute[]): OpenApiDocument {
  const describeRoute = routeDescriber();
  const paths: OpenApiDocument['paths'] = {};
  for (const route of seen) {
    (paths[openApiPath(route.url)] ??= {})[route.method] = describeRoute(route);
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
        ...sharedSchemas,
        ...Object.fromEntries(
          resources().map((resource) => [resource.name, recordSchema(resource)]),
        ),
      },
    },
  };
}
