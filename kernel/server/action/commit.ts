import { findResource, resourceNamed } from '#kernel/domain';
import type { Actor, Answers, AnyResource, Decision, Write } from '#kernel/domain';
import type { Tx } from '../db/database.ts';
import { Refused, throwUnlessAccepted } from '../refused.ts';
import { touched } from '../resource/operations.ts';
import { readStatement } from '../resource/read-sql.ts';
import type { Choices } from '../rule/rules-of.ts';
import { tellScreens } from '../rule/tell-screens.ts';
import { touchedBy, withIds } from '../rule/touched.ts';
import { withRules } from '../rule/with-rules.ts';
import type { Services } from '../services.ts';
import { checkTargets, lockTargets } from './lock-targets.ts';
import type { LockedRow } from './lock-targets.ts';
import { prepareWrites } from './write-statements.ts';

/** JSON text that is already the answer. */
export type Answer = { readonly json: string; readonly status?: number };

export type CommitRequest = {
  readonly tx: Tx;
  /** Null: the server's own work, which no scope binds. */
  readonly actor: Actor | null;
  readonly services: Services;
  /** Rows that the handler has locked already, as their JSON says. */
  readonly locked?: readonly LockedRow[];
  /** What the caller chose for those whom the writes affect. */
  readonly choices?: Choices;
  /** What the caller said yes to; null where nobody can be asked. */
  readonly answers?: Answers | null;
};

/**
 * Makes an accepted decision happen, all of it or nothing: rows are locked in one order, versions
 * and the tables of moves are checked, then everything is written in one round trip, with status
 * log, history, audit and events, and what the rules say follows in the same transaction. Refusals
 * and questions go out to the caller.
 */
export async function commitDecision(request: CommitRequest, decision: Decision): Promise<void> {
  throwUnlessAccepted(decision);
  const { tx, actor, services } = request;
  const { tenantId } = tx.context;
  const writes = withIds(decision.writes);
  const rows = await lockTargets(tx, actor, writes, request.locked ?? []);
  checkTargets(writes, rows);
  const prepared = prepareWrites(writes, rows);
  const { choices = {}, answers = null } = request;
  const ruled = { tx, actor, services, choices, answers, commit: writeBySystem };
  await withRules(ruled, touchedBy(writes), async () => {
    const results = await tx.batch(prepared.map(({ statement }) => statement));
    prepared.forEach(({ unlessWritten }, at) => {
      if (unlessWritten && !results[at]?.count) throw new Refused(unlessWritten);
    });
  });
  const events = writes.flatMap((write) => (write.write === 'emit' ? [write.event] : []));
  if (events.length) await services.jobs.emit(tx, events);
  for (const resource of resourcesOf(writes)) tx.afterCommit(() => touched(tenantId, resource));
  await tellScreens(request, writes);
}

const resourcesOf = (writes: readonly Write[]): AnyResource[] => {
  const names = writes.flatMap((write) => ('resource' in write ? [write.resource] : []));
  return [...new Set(names)].flatMap((name) => findResource(name) ?? []);
};

/** For reactions and jobs: the decision happens without anybody's rights being asked. */
export const writeBySystem = (
  request: Pick<CommitRequest, 'tx' | 'services'>,
  decision: Decision,
): Promise<void> => commitDecision({ ...request, actor: null }, decision);

/** A record as the API answers it, once the decision is written. */
export async function readAnswer(
  { tx, actor }: { readonly tx: Tx; readonly actor: Actor },
  resource: AnyResource | string,
  id: string,
  { ability, status }: { readonly ability: string; readonly status?: number },
): Promise<Answer> {
  const target = typeof resource === 'string' ? resourceNamed(resource) : resource;
  const [found] = await tx.batch([readStatement(actor, target, id, { ability })]);
  if (!found?.raw) throw new Refused('notFound');
  return { json: found.raw, ...(status && { status }) };
}
