import type { AccessRule } from './can.ts';
import type { AnyAction } from './action.ts';
import type { LinkDefinition } from './link.ts';
import type { Module } from './module.ts';
import { resourcePages } from './page.ts';
import type { Page } from './page.ts';
import { kernelRefusals } from './refusals.ts';
import type { RefusalRow } from './refusals.ts';
import { writeScopeOf } from './resource.ts';
import type { AnyResource, Feature, Role, Verb } from './resource.ts';
import type { StoredTable } from './stored-table.ts';
import type { TextFormat } from './text-format.ts';
import type { AnyWorkflow } from './workflow.ts';

/** One row of the permission table. */
export type AbilityRow = {
  readonly ability: string;
  readonly roles: readonly Role[];
  readonly features: readonly Feature[];
  /** The page an edition must permit for this ability; lookups need none. */
  readonly path?: string;
  /** A setting of the tenant that must be on. */
  readonly setting?: string;
  readonly scope?: AnyResource['scope'];
  readonly hostOnly?: boolean;
  /** Whoever uses it must have proven lately who they are. */
  readonly stepUp?: true;
};

const state = {
  modules: [] as readonly Module[],
  rules: [] as readonly AccessRule[],
  resources: new Map<string, AnyResource>(),
  actions: new Map<string, AnyAction>(),
  pages: new Map<string, Page>(),
  abilities: new Map<string, AbilityRow>(),
  refusals: new Map<string, RefusalRow>(),
  workflows: new Map<string, AnyWorkflow>(),
  tables: new Map<string, StoredTable>(),
  textFormats: new Map<string, TextFormat>(),
  links: new Map<string, LinkDefinition>(),
  /** By resource, action and bare ability. */
  owners: new Map<string, Module>(),
};

/** Called once by each composition root, before anything asks. */
export function register(modules: readonly Module[], rules: readonly AccessRule[] = []): void {
  refuseTwins(modules);
  state.modules = modules;
  state.rules = rules;
  state.resources = new Map(modules.flatMap((m) => m.resources).map((r) => [r.name, r]));
  state.actions = new Map(modules.flatMap(actionsOf).map((a) => [a.ability, a]));
  state.workflows = new Map(modules.flatMap((m) => m.workflows).map((w) => [w.on.name, w]));
  state.tables = new Map(modules.flatMap((m) => m.tables).map((t) => [t.name, t]));
  state.textFormats = new Map(modules.flatMap((m) => Object.entries(m.textFormats ?? {})));
  state.links = new Map(modules.flatMap((m) => m.links ?? []).map((link) => [link.name, link]));
  state.owners = new Map(modules.flatMap((m) => declaredIn(m).map((name) => [name, m] as const)));
  refuseStatesWithoutMoves();
  refuseUnknownFormats();
  state.pages = new Map(
    [
      ...modules.flatMap((m) => m.resources).flatMap(resourcePages),
      ...modules.flatMap((m) => m.pages),
    ].map((page) => [page.path, page]),
  );
  state.abilities = new Map(
    [...resourceAbilities(), ...actionAbilities(), ...modules.flatMap((m) => m.abilities)].map(
      (row) => [row.ability, row],
    ),
  );
  state.refusals = new Map(
    Object.entries(Object.assign({}, kernelRefusals, ...modules.map((m) => m.refusals))),
  );
}

/** The moves of a workflow that somebody may make are actions like any other. */
const actionsOf = ({ actions, workflows }: Module): AnyAction[] => [
  ...actions,
  ...workflows.flatMap((workflow) => Object.values(workflow.actions)),
];

const declaredIn = (module: Module): string[] => [
  ...module.resources.map(({ name }) => name),
  ...[...actionsOf(module), ...module.abilities].map(({ ability }) => ability),
];

/** A state that no workflow moves could never change. */
function refuseStatesWithoutMoves(): void {
  for (const resource of state.resources.values()) {
    const axes = state.workflows.get(resource.name)?.axes ?? {};
    const lost = Object.entries(resource.fields).find(
      ([key, { isState }]) => isState && !axes[key],
    );
    if (lost) throw new Error(`${resource.name}.${lost[0]} is a state that no workflow moves`);
  }
}

/** A field whose format nobody declared would take any text. */
function refuseUnknownFormats(): void {
  const asked = [...state.actions.values()].map(({ ability, input }) => ({
    name: ability,
    fields: input,
  }));
  for (const { name, fields } of [...state.resources.values(), ...asked]) {
    const odd = Object.entries(fields).find(
      ([, { kind, format }]) => kind === 'text' && format && !state.textFormats.has(format),
    );
    if (odd) throw new Error(`${name}.${odd[0]} names a format that no module declares`);
  }
}

/** Two of the same would hide each other silently. */
function refuseTwins(modules: readonly Module[]): void {
  const declared = modules.flatMap((m) => [
    ...m.resources.flatMap((r) => [
      `resource ${r.name}`,
      `address ${r.base}`,
      ...(r.alsoAt === undefined ? [] : [`address ${r.alsoAt}`]),
    ]),
    ...[...actionsOf(m), ...m.abilities].map((a) => `action ${a.ability}`),
    ...m.workflows.map((w) => `workflow ${w.on.name}`),
    ...(m.links ?? []).map((link) => `link ${link.name}`),
    ...Object.keys(m.refusals).map((code) => `refusal ${code}`),
    ...[...m.resources.flatMap(resourcePages), ...m.pages].map((page) => `page ${page.path}`),
  ]);
  const seen = new Set<string>();
  const twin = declared.find((entry) => seen.size === seen.add(entry).size);
  if (twin) throw new Error(`Declared twice: ${twin}`);
}

export const modules = () => state.modules;
export const accessRules = () => state.rules;
export const resources = () => [...state.resources.values()];
export const actions = () => [...state.actions.values()];
export const findAction = (ability: string) => state.actions.get(ability);
export const pages = () => [...state.pages.values()];
export const abilities = () => [...state.abilities.values()];
export const abilityRow = (ability: string) => state.abilities.get(ability);
export const refusalRow = (code: string) => state.refusals.get(code);
export const pageAt = (pattern: string) => state.pages.get(pattern);
export const workflows = () => [...state.workflows.values()];
export const workflowOf = (resource: string) => state.workflows.get(resource);
export const findTextFormat = (name: string | undefined) =>
  name === undefined ? undefined : state.textFormats.get(name);
export const linkDefinitions = () => [...state.links.values()];
export const findLinkDefinition = (name: string) => state.links.get(name);
/** Who declares the resource, the action or the ability; verbs are their resource's. */
export const moduleOf = (name: string): Module | undefined =>
  state.owners.get(name) ?? state.owners.get(name.split('.')[0] ?? '');
export const findResource = (name: string) => state.resources.get(name);

export function tableNamed(name: string): StoredTable {
  const table = state.tables.get(name);
  if (!table) throw new Error(`No table is named ${name}`);
  return table;
}

export function resourceNamed(name: string): AnyResource {
  const resource = state.resources.get(name);
  if (!resource) throw new Error(`No resource is named ${name}`);
  return resource;
}

const suffixOf: Readonly<Record<Verb, string | null>> = {
  list: '',
  export: '',
  import: '',
  create: '/add',
  read: '/detail/{id}',
  update: '/detail/{id}',
  delete: '/detail/{id}',
  enable: '/detail/{id}',
  disable: '/detail/{id}',
  lookup: null,
  myDetail: null,
};

/** What lives on the page of another record is permitted where that page is. */
function pagePath(resource: AnyResource, suffix: string): string {
  const owner = resource.parent && resource.fields[resource.parent.field]?.resource;
  const parent = owner ? state.resources.get(owner) : undefined;
  if (parent) return pagePath(parent, '/detail/{id}');
  const only = resource.pages?.only;
  const kind = suffix === '/add' ? 'add' : 'detail';
  const isInDialog = suffix && only && !only.includes(kind);
  return `/view/${resource.segment}${isInDialog ? '' : suffix}`;
}

const writes = new Set<Verb>(['create', 'update', 'delete', 'enable', 'disable', 'import']);

function scopeOf(resource: AnyResource, isWrite: boolean): Pick<AbilityRow, 'scope'> {
  const scope = isWrite ? writeScopeOf(resource) : resource.scope;
  return scope ? { scope } : {};
}

/** Deleting always; what else does says its resource. */
const asksForProof = ({ stepUp = [] }: AnyResource, verb: Verb): boolean =>
  verb === 'delete' || stepUp.includes(verb);

function resourceAbilities(): AbilityRow[] {
  return [...state.resources.values()].flatMap((resource) =>
    Object.entries(resource.verbs).map(([verb, roles]) => {
      const suffix = suffixOf[verb as Verb];
      return {
        ability: `${resource.name}.${verb}`,
        roles: roles ?? [],
        features: resource.features ?? [],
        ...(suffix !== null && {
          path: pagePath(resource, suffix),
          ...(resource.pages?.setting !== undefined && { setting: resource.pages.setting }),
        }),
        ...scopeOf(resource, writes.has(verb as Verb)),
        ...(resource.hostOnly && { hostOnly: true }),
        ...(asksForProof(resource, verb as Verb) && { stepUp: true as const }),
      };
    }),
  );
}

function actionAbilities(): AbilityRow[] {
  return [...state.actions.values()].map((action) => {
    const resource = state.resources.get(action.on);
    return {
      ability: action.ability,
      roles: action.roles,
      features: action.features ?? resource?.features ?? [],
      ...(resource && { path: action.page ?? pagePath(resource, '/detail/{id}') }),
      ...(resource && scopeOf(resource, action.method !== 'GET')),
      ...(resource?.hostOnly && { hostOnly: true }),
      ...(action.stepUp && { stepUp: true as const }),
    };
  });
}
