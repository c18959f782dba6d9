import type { Actor, AnyResource, Decision } from '#kernel/domain';
import type { RecordFacts } from '../action/handle.ts';
import { modulesOf } from '../composed-modules.ts';
import type { Tx } from '../db/database.ts';
import { throwUnlessAccepted } from '../refused.ts';
import type { Services } from '../services.ts';
import { isUuid } from './ids.ts';
import type { JsonText } from './operations.ts';
import type { Values } from './write-sql.ts';

/**
 * A rule that the verbs of a resource could be a way around. It is asked with the facts before
 * and after the write, in its transaction: what it refuses did not happen.
 */
export type Guard = {
  /** False: what is sent cannot break the rule, so the write may go without it, in one round trip. */
  concerns?(sent: Values, isNew: boolean): boolean;
  /** What the rule must know of the record; null where there is none. */
  facts(tx: Tx, id: string): Promise<unknown>;
  /**
   * The same of values that are not written yet, each in its place: rows of a sheet, or a call that
   * names something unknown besides, which must not be told of that first.
   */
  given?(tx: Tx, values: readonly Values[]): Promise<readonly unknown[]>;
  decide(actor: Actor, before: unknown, after: unknown): Decision;
};

/** The facts and the rule over them, of one type. */
export const defineGuard = <F>(guard: {
  concerns?(sent: Values, isNew: boolean): boolean;
  facts(tx: Tx, id: string): Promise<F | null>;
  given?(tx: Tx, values: readonly Values[]): Promise<readonly F[]>;
  decide(actor: Actor, before: F | null, after: F | null): Decision;
}): Guard => ({
  ...(guard.concerns && { concerns: guard.concerns }),
  facts: (tx, id) => guard.facts(tx, id),
  ...(guard.given && { given: guard.given }),
  decide: (actor, before, after) => guard.decide(actor, before as F | null, after as F | null),
});

export const guardsOf = (services: Services, resource: AnyResource): Guard[] =>
  modulesOf(services).flatMap((module) => module.guards?.[resource.name] ?? []);

/** Whether a write of what is sent needs a transaction of its own. */
export function guardsNeeded(
  services: Services,
  resource: AnyResource,
): (sent: unknown, isNew: boolean) => boolean {
  const guards = guardsOf(services, resource);
  return (sent, isNew) => {
    // JSON may be a number or a word; that is refused later on.
    const values = (typeof sent === 'object' && sent !== null ? sent : {}) as Values;
    return guards.some(({ concerns }) => concerns?.(values, isNew) ?? true);
  };
}

export type Guarded = {
  readonly actor: Actor;
  readonly services: Services;
  readonly resource: AnyResource;
  /** Absent while it is being made. */
  readonly id: string | undefined;
};

export async function guardedWrite(
  tx: Tx,
  { actor, services, resource, id }: Guarded,
  write: () => Promise<JsonText>,
): Promise<JsonText> {
  const guards = guardsOf(services, resource);
  const before: unknown[] = [];
  for (const guard of guards) before.push(isUuid(id) ? await guard.facts(tx, id) : null);
  const json = await write();
  for (const [at, guard] of guards.entries()) {
    const written = id ?? (JSON.parse(json) as RecordFacts).id;
    const after = await guard.facts(tx, written);
    throwUnlessAccepted(guard.decide(actor, before[at], after));
  }
  return json;
}
