import { fileAnswer, listOf, mapOf, number, record, resources, text } from '#kernel/domain';
import type { AnyResource } from '#kernel/domain';
import { createInput, updateInput } from './openapi-input.ts';
import { fieldsParameter, listParameters } from './openapi-query.ts';
import type { RouteDescription } from './route-description.ts';

const spreadsheet = fileAnswer('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
const person = { id: 'id?', displayName: 'text' } as const;

const historyEntry = {
  propertyName: 'text',
  originalValue: 'json',
  newValue: 'json',
  originalValueExtraInfo: { text: 'text?' },
  newValueExtraInfo: { text: 'text?' },
  user: person,
  changeTime: 'instant',
  executionTime: 'instant',
} as const;

const statusEntry = {
  move: 'text',
  label: 'text',
  axis: 'text',
  from: 'text?',
  fromText: 'text?',
  to: 'text',
  toText: 'text',
  note: 'text?',
  user: person,
  time: 'instant',
} as const;

/** Rows as the browser read them from the sheet; see the template of the resource. */
const importBody = {
  $schema: {
    type: 'object',
    required: ['rows'],
    properties: { rows: { type: 'array', items: { type: 'object' } } },
  },
};

type Describe = (resource: AnyResource) => RouteDescription;

const one: Describe = (resource) => ({ answer: record(resource) });
const list: Describe = (resource) => ({
  parameters: listParameters(resource),
  answer: listOf(record(resource)),
});
const create: Describe = (resource) => ({
  body: { $schema: createInput(resource) },
  answer: record(resource),
  status: 201,
});
const update: Describe = (resource) => ({
  body: { $schema: updateInput(resource) },
  answer: record(resource),
});
const remove: Describe = () => ({
  query: { concurrencyStamp: text('The version that is to be deleted') },
  answer: 'nothing',
});

/** Method and what follows the base of the resource. */
const routes: Readonly<Record<string, Describe>> = {
  'get ': list,
  'post ': create,
  'get /{id}': (resource) => ({ query: fieldsParameter, answer: record(resource) }),
  'put /{id}': update,
  'delete /{id}': remove,
  'get /myDetail': one,
  'put /{id}/enable': one,
  'put /{id}/disable': one,
  'post /export': (resource) => ({ parameters: listParameters(resource), answer: spreadsheet }),
  'post /template-import': () => ({ answer: spreadsheet }),
  'post /import': () => ({ body: importBody, answer: mapOf('json') }),
  'get /import-batches': () => ({ answer: { items: [mapOf('json')] } }),
  'get /import-batches/{id}/rows': () => ({
    query: { skipCount: number('Rows to leave out') },
    answer: mapOf('json'),
  }),
  'post /import-batches/{id}/undo': () => ({ answer: mapOf('json') }),
  'get /{id}/property-changes': () => ({
    query: {
      propertyName: text('Only changes of this field'),
      propertyReferenceTable: text('Only changes of references to this resource'),
      maxResultCount: number('At most 100'),
    },
    answer: { items: [historyEntry] },
  }),
  'get /{id}/status-log': () => ({ answer: listOf(statusEntry) }),
  'get /similarItemsByLastName': (resource) => ({
    query: { lastName: text('Last name', { required: true }), exceptId: text('Not this one') },
    answer: { items: [record(resource)] },
  }),
  'get /similarItemsByEmail': (resource) => ({
    query: { email: text('Email', { required: true }), exceptId: text('Not this one') },
    answer: { items: [record(resource)] },
  }),
  'get /similarItemsByName': (resource) => ({
    query: { name: text('Name', { required: true }), exceptId: text('Not this one') },
    answer: { items: [record(resource)] },
  }),
};

/** `/app/companies/{id}/business-units`: the same records through what they belong to. */
const nested: Readonly<Record<string, Describe>> = {
  'get ': list,
  'post ': create,
  'put /{itemId}': update,
  'delete /{itemId}': remove,
};

/** The routes that every resource has; nothing for a route of something else. */
export function describeResourceRoute(
  method: string,
  path: string,
  ability: string | undefined,
): RouteDescription | undefined {
  const [, , base = '', ...rest] = path.split('/');
  const suffix = rest.length ? `/${rest.join('/')}` : '';
  const own = resources().find((resource) => resource.base === base || resource.alsoAt === base);
  const child = resources().find(
    ({ name, parent }) =>
      ability?.startsWith(`${name}.`) && parent && suffix.startsWith(`/{id}/${parent.as}`),
  );
  const inside = child?.parent && suffix.slice(`/{id}/${child.parent.as}`.length);
  const through = inside === undefined ? undefined : nested[`${method} ${inside}`];
  if (child && through && child.base !== base) return through(child);
  return own && routes[`${method} ${suffix}`]?.(own);
}
