import { randomUUID } from 'node:crypto';
import type { Api, TestServer } from '#kernel/testing';

const methods = ['get', 'post', 'put', 'delete'] as const;
type Method = (typeof methods)[number];

export type Operation = {
  readonly method: Method;
  readonly path: string;
  /** What one must be allowed to do. Undefined: whoever is signed in may call it. */
  readonly ability?: string;
  readonly isOpenToAll: boolean;
  /** What a key of the API needs for it. Undefined: no key may call it. */
  readonly scope?: string;
};

type Described = {
  readonly 'x-ability'?: string;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
};

/** Every operation that the server itself says it has. */
export async function operationsOf({ anonymous }: TestServer): Promise<Operation[]> {
  const { body } = await anonymous.get('/openapi.json');
  const paths = body.paths as unknown as Record<string, Partial<Record<Method, Described>>>;
  return Object.entries(paths).flatMap(([path, found]) =>
    methods.flatMap((method) => {
      const operation = found[method];
      if (!operation || !path.startsWith('/app/')) return [];
      const ability = operation['x-ability'];
      const isOpenToAll = operation.security?.length === 0;
      const scope = operation.security?.find((each) => each['apiKey'])?.['apiKey']?.[0];
      return [{ method, path, isOpenToAll, ...(ability && { ability }), ...(scope && { scope }) }];
    }),
  );
}

const call = (api: Api, method: Method, path: string) =>
  method === 'get' ? api.get(path) : api[method](path, {});

const named = ({ method, path }: Operation): string => `${method} ${path}`;

/** Operations that do not answer with this status to these hands. */
export async function notAnswering(status: number, api: Api, operations: readonly Operation[]) {
  const others: string[] = [];
  for (const operation of operations) {
    const at = operation.path.replaceAll(/\{\w+\}/g, randomUUID());
    const answer = await call(api, operation.method, at);
    if (answer.status !== status) others.push(`${named(operation)}: ${answer.status}`);
  }
  return others;
}

/** What whoever is signed in may call, whatever they may do. */
export const withoutRight = (operations: readonly Operation[]): string[] =>
  operations
    .filter(({ ability, isOpenToAll }) => !ability && !isOpenToAll)
    .map(named)
    .toSorted();

/** Operations of records of this kind, by the id of one. */
const about = (base: string, operations: readonly Operation[]) =>
  operations.filter(({ path }) => `${path}/`.startsWith(`/app/${base}/{id}/`));

async function answerTo(api: Api, { method, path }: Operation, id: string): Promise<string> {
  const other = '00000000-0000-7000-8000-000000000000';
  const at = path.replace('{id}', id).replaceAll(/\{\w+\}/g, other);
  const { status, body } = await call(api, method, at);
  return `${status} ${JSON.stringify(body ?? null).replaceAll(id, 'the id')}`;
}

/** Operations that tell a record which these hands must not know of from one that is not there. */
export async function tellApart(
  api: Api,
  { base, id }: { readonly base: string; readonly id: string },
  operations: readonly Operation[],
): Promise<string[]> {
  const open: string[] = [];
  for (const operation of about(base, operations)) {
    const hidden = await answerTo(api, operation, id);
    if (hidden !== (await answerTo(api, operation, randomUUID()))) open.push(named(operation));
  }
  return open;
}

/** Lists, searches and counts in whose answer one of these ids stands. */
export async function listsWith(
  api: Api,
  ids: readonly string[],
  operations: readonly Operation[],
): Promise<string[]> {
  const open: string[] = [];
  for (const operation of operations) {
    if (operation.method !== 'get' || operation.path.includes('{')) continue;
    const text = JSON.stringify((await api.get(operation.path)).body ?? null);
    if (ids.some((id) => text.includes(id))) open.push(named(operation));
  }
  return open;
}
