import { modulesOf } from '../composed-modules.ts';
import type { Values } from '../resource/write-sql.ts';
import type { Services } from '../services.ts';
import type { Rule, WriteKind } from './rule.ts';

const byServices = new WeakMap<Services, ReadonlyMap<string, readonly Rule[]>>();

/** In the order of the modules, and in a module in the order in which it names them. */
export function rulesOf(services: Services, resource: string): readonly Rule[] {
  let rules = byServices.get(services);
  if (!rules) {
    const all = modulesOf(services).flatMap((module) => module.rules ?? []);
    rules = Map.groupBy(all, ({ on }) => on);
    byServices.set(services, rules);
  }
  return rules.get(resource) ?? [];
}

/** Whether a verb that writes what is sent needs a transaction of its own. */
export function rulesConcern(
  services: Services,
  resource: string,
): (kind: WriteKind, sent: unknown) => boolean {
  return (kind, sent) => {
    // JSON may be a number or a word; that is refused later on.
    const values = (typeof sent === 'object' && sent !== null ? sent : {}) as Values;
    return rulesOf(services, resource).some(
      ({ when, concerns }) =>
        when.includes(kind) && (concerns?.(values, kind === 'create') ?? true),
    );
  };
}

/** What callers chose, by the names of the choices. */
export type Choices = Readonly<Record<string, string>>;

/** Of what a query says, the part that answers a rule. */
export function choicesIn(services: Services, query: unknown): Choices {
  const names = new Set(
    modulesOf(services).flatMap(({ rules = [] }) => rules.flatMap(({ choice }) => choice ?? [])),
  );
  return Object.fromEntries(
    Object.entries((query ?? {}) as Record<string, unknown>).flatMap(([name, value]) =>
      names.has(name) && typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}
