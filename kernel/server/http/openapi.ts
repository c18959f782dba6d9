import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { AnyAction, AnyResource } from '#kernel/domain';
import { actions, createSchema, inputSchema, resources, updateSchema } from '#kernel/domain';
import { docsPage } from './docs-page.ts';
import { recordSchema } from './openapi-record.ts';

type Json = Record<string, unknown>;
export type OpenApiDocument = { paths: Record<string, Record<string, Operation>> } & Json;
export type Operation = {
  tags: string[];
  summary: string;
  'x-ability'?: string;
  parameters?: Json[];
  requestBody?: Json;
  responses: Json;
};

type SeenRoute = { method: string; url: string; ability: string | undefined };

const jsonSchema = (schema: z.core.$ZodType): Json =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'draft-2020-12' }) as Json;

const content = (schema: Json): Json => ({ 'application/json': { schema } });
const errorReply: Json = {
  description: 'Refused',
  content: content({ $ref: '#/components/schemas/Error' }),
};

/** OpenAPI 3.1 of everything under /app, read off the routes themselves. */
export function addOpenApi(app: FastifyInstance): void {
  const seen: SeenRoute[] = [];
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/app/')) return;
    const policy = route.config?.policy;
    const ability = policy && 'ability' in policy ? policy.ability : undefined;
    for (const method of [route.method].flat()) {
      if (method !== 'HEAD') seen.push({ method: method.toLowerCase(), url: route.url, ability });
    }
  });
  let document: OpenApiDocument | undefined;
  const build = () => (document ??= describe(seen));
  app.get('/openapi.json', () => build());
  app.get('/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage(build())),
  );
}

function describe(seen: readonly SeenRoute[]): OpenApiDocument {
  const byBase = new Map(resources().map((resource) => [resource.base, resource]));
  const byAbility = new Map(actions().map((action) => [action.ability, action]));
  const paths: OpenApiDocument['paths'] = {};
  for (const route of seen) {
    const path = route.url.replace(/:(\w+)/g, '{$1}');
    const resource = byBase.get(path.split('/')[2] ?? '');
    const action = byAbility.get(route.ability ?? '');
    (paths[path] ??= {})[route.method] = operationOf(route, path, resource, action);
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Caseway',
      version: '1',
      description: 'Every operation needs a bearer access token.',
    },
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: {
        Error: errorSchema,
        ...Object.fromEntries(
          resources().map((resource) => [resource.name, recordSchema(resource)]),
        ),
      },
    },
  };
}

function operationOf(
  { method, ability }: SeenRoute,
  path: string,
  resource: AnyResource | undefined,
  action: AnyAction | undefined,
): Operation {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
  const parameters: Json[] = names.map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const last = path.split('/').at(-1) ?? '';
  const isList = method === 'get' && resource && path === `/app/${resource.base}`;
  if (isList) parameters.push(...listParameters(resource));
  const body = bodyOf(method, path, resource, action);
  const record = resource && { $ref: `#/components/schemas/${resource.name}` };
  const answer: Json = isList
    ? {
        type: 'object',
        properties: { items: { type: 'array', items: record }, totalCount: { type: 'integer' } },
      }
    : ((action ? undefined : record) ?? {});
  return {
    tags: [resource?.label[1] ?? path.split('/')[2] ?? 'app'],
    summary: action?.label ?? `${method.toUpperCase()} ${last}`,
    ...(ability && { 'x-ability': ability }),
    ...(parameters.length && { parameters }),
    ...(body && { requestBody: { required: true, content: content(body) } }),
    responses: {
      [method === 'post' && !action && last === resource?.base
        ? '201'
        : method === 'delete'
          ? '204'
          : '200']:
        method === 'delete'
          ? { description: 'Done' }
          : { description: 'Done', content: content(answer) },
      default: errorReply,
    },
  };
}

function bodyOf(
  method: string,
  path: string,
  resource: AnyResource | undefined,
  action: AnyAction | undefined,
): Json | undefined {
  if (action && method !== 'get') return jsonSchema(inputSchema(action.input));
  if (!resource) return undefined;
  if (method === 'post' && path === `/app/${resource.base}`)
    return jsonSchema(createSchema(resource));
  if (method === 'put' && path === `/app/${resource.base}/{id}`)
    return jsonSchema(updateSchema(resource));
  return undefined;
}

function listParameters(resource: AnyResource): Json[] {
  const text = (name: string, description: string): Json => ({
    name,
    in: 'query',
    description,
    schema: { type: 'string' },
  });
  return [
    text('maxResultCount', 'Rows in a page: 20 by default, at most 100 (20 for a selection list).'),
    text('skipCount', 'Rows to leave out.'),
    text('sorting', '`field`, `field asc` or `field desc`, several separated by commas.'),
    text('filterText', 'Searches the searchable fields.'),
    text('isSelectionList', '`true` answers items of a selection list.'),
    text('ids', 'Only these records, separated by commas.'),
    ...(resource.filters ?? []).map((key) =>
      text(key, `Filter by ${resource.fields[key]?.label ?? key}.`),
    ),
    ...Object.keys(resource.params ?? {}).map((key) => text(key, 'See docs/resources.md.')),
  ];
}

const errorSchema: Json = {
  type: 'object',
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string' },
        message: { type: 'string' },
        validationErrors: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              message: { type: 'string' },
              members: { type: 'array', items: { type: 'string' } },
            },
          },
        },
      },
    },
  },
};
