import type { Actor } from './actor.ts';
import type { Module } from './module.ts';
import { abilities, findAction, moduleOf, modules, resources } from './registry.ts';

/** `booking:read`: what a key may do with the records of one module. */
type Access = 'read' | 'write';

const scopeOf = ({ name }: Module, access: Access): string => `${name}:${access}`;

/** What a module does with a record of one that is closed to keys is closed too. */
function openModuleOf(ability: string): Module | undefined {
  const [module, owner] = [moduleOf(ability), moduleOf(ability.split('.')[0] ?? '')];
  return module?.openToKeys && (!owner || owner.openToKeys) ? module : undefined;
}

const openModules = (): Module[] => modules().filter(({ openToKeys }) => openToKeys === true);

const readVerbs = ['list', 'read', 'lookup', 'myDetail'];
const ownVerbs = [
  ...readVerbs,
  'create',
  'update',
  'delete',
  'enable',
  'disable',
  'export',
  'import',
];

/** Null: no call stands behind it. */
function accessOf(ability: string): Access | null {
  const action = findAction(ability);
  if (action) return action.method === 'GET' ? 'read' : 'write';
  const verb = ability.split('.')[1] ?? '';
  if (!ownVerbs.includes(verb)) return null;
  return readVerbs.includes(verb) ? 'read' : 'write';
}

/** Of a module that only shows nothing can be written. */
const isUsed = (module: Module, access: Access): boolean =>
  abilities().some(
    ({ ability, stepUp }) =>
      !stepUp && openModuleOf(ability) === module && accessOf(ability) === access,
  );

/** The modules that keys of the API may be cut to, with the scopes of each. */
export const apiScopes = (): { readonly module: string; readonly scopes: readonly string[] }[] =>
  openModules().map((module) => ({
    module: module.name,
    scopes: (['read', 'write'] as const)
      .filter((access) => isUsed(module, access))
      .map((access) => scopeOf(module, access)),
  }));

type Call = {
  readonly method: string;
  readonly ability: string | undefined;
  /** The pattern of the route: `/app/cases/:id`. */
  readonly url: string;
};

const isRead = (method: string): boolean => ['get', 'head'].includes(method.toLowerCase());

/** Without a right the address says whose records it is about. */
function moduleAt(url: string): Module | undefined {
  const base = url.split('/')[2] ?? '';
  const resource = resources().find((one) => [one.base, one.alsoAt].includes(base));
  return resource && openModuleOf(resource.name);
}

/** What a key needs for this call. Null: no key may do it. */
export function scopeOfCall({ method, ability, url }: Call): string | null {
  const module = ability === undefined ? moduleAt(url) : openModuleOf(ability);
  if (!module) return null;
  const writes = !isRead(method) || (ability !== undefined && accessOf(ability) === 'write');
  return scopeOf(module, writes ? 'write' : 'read');
}

/** Why a key may not use an ability of its account: the scope it lacks, or that no key may. */
export function lackedByKey(
  { apiKey }: Pick<Actor, 'apiKey'>,
  ability: string,
  asksForProof: boolean,
): { readonly scope: string | null } | null {
  if (!apiKey) return null;
  const module = openModuleOf(ability);
  if (!module || asksForProof) return { scope: null };
  // What is written must be found first: the scope to write is enough to look at it.
  const enough =
    accessOf(ability) === 'write' ? (['write'] as const) : (['read', 'write'] as const);
  const scopes = enough.map((each) => scopeOf(module, each));
  return scopes.some((scope) => apiKey.scopes.includes(scope))
    ? null
    : { scope: scopes[0] ?? null };
}
