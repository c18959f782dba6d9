import type { ServerModule } from './services.ts';

/** What a folder of a module adds to the server. */
export type ServerPart = Omit<
  Partial<ServerModule>,
  'name' | 'demo' | 'seed' | 'sealed' | 'unexpected'
>;

const all = <T>(parts: readonly ServerPart[], of: (part: ServerPart) => readonly T[] | undefined) =>
  parts.flatMap((part) => of(part) ?? []);

/** Keys of two folders never meet: each tells the screens of resources of its own. */
function records<T>(
  parts: readonly ServerPart[],
  of: (part: ServerPart) => Readonly<Record<string, T>> | undefined,
): Readonly<Record<string, T>> {
  const entries = all(parts, (part) => Object.entries(of(part) ?? {}));
  const twice = entries.find(([key], at) => entries.findIndex(([other]) => other === key) !== at);
  if (twice) throw new Error(`Two folders of a module bind ${twice[0]}`);
  return Object.fromEntries(entries);
}

/** The folders of a module as one. */
export function joinParts(parts: readonly ServerPart[]): ServerPart {
  const hubs = all(parts, ({ hub }) => hub && [hub]);
  return {
    contributes: all(parts, ({ contributes }) => contributes),
    handlers: all(parts, ({ handlers }) => handlers),
    subscriptions: all(parts, ({ subscriptions }) => subscriptions),
    jobs: all(parts, ({ jobs }) => jobs),
    rules: all(parts, ({ rules }) => rules),
    invariants: all(parts, ({ invariants }) => invariants),
    screens: records(parts, ({ screens }) => screens),
    tasks: {
      work: all(parts, ({ tasks }) => tasks?.work),
    },
    database: {
      tables: all(parts, ({ database }) => database?.tables),
      shows: all(parts, ({ database }) => database?.shows),
      personal: all(parts, ({ database }) => database?.personal),
      addresses: all(parts, ({ database }) => database?.addresses),
    },
    async routes(app, services) {
      for (const { routes } of parts) await routes?.(app, services);
    },
    ...(hubs[0] && { hub: hubs[0] }),
    tenantDefaults: (given) => parts.flatMap(({ tenantDefaults }) => tenantDefaults?.(given) ?? []),
  };
}
