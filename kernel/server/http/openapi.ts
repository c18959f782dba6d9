import type { FastifyInstance } from 'fastify';
import { actions, findResource, resources, scopeOfCall } from '#kernel/domain';
import { docsPage } from './docs-page.ts';
import { errorSchema, operationOf } from './openapi-operation.ts';
import type { Operation, SeenRoute } from './openapi-operation.ts';
import { recordSchema } from './openapi-record.ts';
import type { Json } from './openapi-shape.ts';
import { asksForProof } from './require-proof.ts';

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
    const isClosedToKeys = isAnonymous || asksForProof(route.config ?? {});
    for (const method of [route.method].flat()) {
      if (method === 'HEAD') continue;
      const scope = isClosedToKeys ? null : scopeOfCall({ method, ability, url: route.url });
      seen.push({
        method: method.toLowerCase(),
        url: route.url,
        ability,
        isAnonymous,
        isTried,
        scope,
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
    const byRight = findResource(route.ability?.split('.')[0] ?? '');
    const resource = byRight ?? byBase.get(path.split('/')[2] ?? '');
    return operationOf(route, path, resource, byAbility.get(route.ability ?? ''));
  };
}

/** Two routes of one address name its parts by the same words; a key is more than an id. */
function sameNames(seen: readonly SeenRoute[]): SeenRoute[] {
  const shapeOf = (url: string) => url.replace(/:\w+/g, ':');
  const keys = (url: string) =>
    url.match(/:\w+/g)?.filter((name) => !/id$/i.test(name)).length ?? 0;
  const widest = new Map<string, string>();
  for (const { url } of seen) {
    const known = widest.get(shapeOf(url));
    if (known === undefined || keys(url) > keys(known)) widest.set(shapeOf(url), url);
  }
  return seen.map((route) => ({ ...route, url: widest.get(shapeOf(route.url)) ?? route.url }));
}

/** The schemas that the paths name, and those that these name. */
function usedSchemas(paths: OpenApiDocument['paths']): Record<string, Json> {
  const used: Record<string, Json> = {};
  const follow = (part: object): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(
      /"#\/components\/schemas\/([^"]+)"/g,
    )) {
      const schema = used[name] ? undefined : (sharedSchemas[name] ?? schemaOfResource(name));
      if (!schema) continue;
      used[name] = schema;
      follow(schema);
    }
  };
  follow(paths);
  return Object.fromEntries(Object.entries(used).toSorted(([a], [b]) => a.localeCompare(b)));
}

function describe(seen: readonly SeenRoute[]): OpenApiDocument {
  const describeRoute = routeDescriber();
  const paths: OpenApiDocument['paths'] = {};
  for (const route of sameNames(seen)) {
    (paths[openApiPath(route.url)] ??= {})[route.method] = describeRoute(route);
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Caseway',
      version: '1',
      description:
        'Every operation needs a bearer access token unless it says otherwise. Where a scope is named, a key of the API that has it is as good: send it as the bearer.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The server that answers this document.' }],
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'cw_{id}_{secret}',
          description:
            'A key that an administrator makes on the page API and webhooks: 10 calls a second, bursts of 100.',
        },
      },
      schemas: usedSchemas(paths),
    },
  };
}
