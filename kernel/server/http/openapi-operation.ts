import type { AnyAction, AnyResource, Fields } from '#kernel/domain';
import { actionInput } from './openapi-input.ts';
import { queryParameters } from './openapi-query.ts';
import { describeResourceRoute } from './openapi-resource.ts';
import { answerContent } from './openapi-shape.ts';
import type { Json } from './openapi-shape.ts';
import { wordsOf } from './openapi-words.ts';
import type { RouteDescription } from './route-description.ts';

export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  'x-ability'?: string;
  security?: readonly Json[];
  parameters?: Json[];
  requestBody?: Json;
  responses: Json;
};

export type SeenRoute = {
  readonly method: string;
  readonly url: string;
  readonly ability: string | undefined;
  readonly isAnonymous: boolean;
  readonly isTried: boolean;
  /** What a key of the API needs for it; null where no key may call it. */
  readonly scope: string | null;
  readonly describes: RouteDescription | undefined;
};

/** The method and the words of the path: `get /app/companies/{id}` is `getCompaniesById`. */
function nameOf(method: string, path: string): string {
  const words = path
    .replace(/^\/app\//, '')
    .split('/')
    .map((part) => part.replace(/^\{(\w+)\}$/, 'by-$1'))
    .flatMap((part) => part.split(/[^a-zA-Z0-9]+/))
    .filter(Boolean);
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

export function operationOf(
  route: SeenRoute,
  path: string,
  resource: AnyResource | undefined,
  action: AnyAction | undefined,
): Operation {
  const { method, ability, describes, isAnonymous, isTried, scope } = route;
  const described: RouteDescription | undefined =
    describes ??
    (action && ofAction(action, method, path)) ??
    describeResourceRoute(method, path, ability);
  const parameters = [
    ...pathParameters(path),
    ...queryParameters(described?.query ?? {}),
    ...(described?.parameters ?? []).map((each) => ({ ...each })),
    ...(isTried ? [dryRunParameter] : []),
  ];
  const body = described?.body && bodyOf(described.body);
  return {
    operationId: described?.operationId ?? nameOf(method, path),
    tags: [resource?.label[1] ?? path.split('/')[2] ?? 'app'],
    ...wordsOf(route, path, { resource, action, described }),
    ...(ability && { 'x-ability': ability }),
    ...(isAnonymous && { security: [] }),
    ...(scope !== null && { security: [{ bearer: [] }, { apiKey: [scope] }] }),
    ...(parameters.length && { parameters }),
    ...(body && { requestBody: body }),
    responses: { ...responsesOf(described), ...(isTried && dryRunResponse) },
  };
}

export const dryRunStatus = 203;

const dryRunParameter: Json = {
  name: 'X-Dry-Run',
  in: 'header',
  description: 'Answers what the call would do, and does nothing.',
  schema: { type: 'string', enum: ['true'] },
};

const dryRunResponse: Json = {
  [String(dryRunStatus)]: {
    description: 'What it would do; nothing was done',
    content: { 'application/json': { schema: { type: 'object' } } },
  },
};

/** A GET takes its input from the query, everything else from the body. */
const ofAction = (action: AnyAction, method: string, path: string): RouteDescription => ({
  ...(method === 'get' ? { query: action.input } : { body: action.input }),
  answer: action.answer ?? 'json',
  ...(action.label !== undefined && { summary: action.label }),
  operationId: nameOf(method, path),
  ...(action.answer === 'nothing' && { status: 204 as const }),
});

const pathParameters = (path: string): Json[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map((match) => ({
    name: match[1],
    in: 'path',
    required: true,
    schema: /(^id|Id)$/.test(match[1] ?? '')
      ? { type: 'string', format: 'uuid' }
      : { type: 'string', minLength: 1 },
  }));

function bodyOf(body: NonNullable<RouteDescription['body']>): Json {
  if ('$file' in body && typeof body.$file === 'string') {
    return { required: true, content: { [body.$file]: { schema: { type: 'object' } } } };
  }
  const schema = '$schema' in body ? (body.$schema as Json) : actionInput(body as Fields);
  return { required: true, content: { 'application/json': { schema } } };
}

const refusals: Readonly<Record<string, string>> = {
  '400': 'The request is malformed.',
  '401': 'Nobody is signed in.',
  '403': 'The caller may not do this.',
  '404': 'It does not exist, or the caller may not see it.',
  '409': 'It was changed meanwhile, is taken, is not possible now, or a question must be answered.',
  '422': 'A rule refuses it.',
  '429': 'Too many requests.',
  '503': 'Busy or unavailable; see Retry-After.',
};

function responsesOf(described: RouteDescription | undefined): Json {
  // A route that nobody described says nothing; a test counts those.
  const content = answerContent(described?.answer ?? 'json');
  const status = described?.status ?? (content ? 200 : 204);
  const error = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return {
    [String(status)]: { description: 'Done', ...(content && { content }) },
    ...Object.fromEntries(
      Object.entries(refusals).map(([code, description]) => [
        code,
        { description, content: error },
      ]),
    ),
  };
}

export const errorSchema: Json = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string' },
        message: { type: 'string' },
        questions: {
          type: 'array',
          items: {
            type: 'object',
            required: ['key', 'message'],
            properties: { key: { type: 'string' }, message: { type: 'string' } },
          },
        },
        choice: {
          type: 'object',
          description: 'The same call goes on with `?{name}={value}` of one of the options.',
          required: ['name', 'options', 'about'],
          properties: {
            name: { type: 'string' },
            options: {
              type: 'array',
              items: {
                type: 'object',
                required: ['value', 'label', 'hint', 'confirm'],
                properties: {
                  value: { type: 'string' },
                  label: { type: 'string' },
                  hint: { type: 'string' },
                  confirm: { type: 'string' },
                },
              },
            },
            about: {},
          },
        },
        kept: {
          type: 'object',
          description: 'The call is written down and done later; it waits on that page.',
          required: ['opens'],
          properties: { opens: { type: 'string' } },
        },
        validationErrors: {
          type: 'array',
          items: {
            type: 'object',
            required: ['message', 'members'],
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
