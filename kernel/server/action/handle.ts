import type {
  Action,
  Actor,
  AnyAction,
  AnyResource,
  Decision,
  Fields,
  InputOf,
} from '#kernel/domain';
import { check, findResource, inputSchema } from '#kernel/domain';
import { contextOf } from '../db/context.ts';
import type { Tx } from '../db/database.ts';
import { Refused, invalid } from '../refused.ts';
import { changeRecord, touched } from '../resource/operations.ts';
import { databaseFor } from '../resource/executor.ts';
import { isUuid } from '../resource/ids.ts';
import { readStatement } from '../resource/read-sql.ts';
import type { Services } from '../services.ts';

export type RecordFacts = Record<string, unknown> & { id: string; concurrencyStamp: string };

export type Call<F extends Fields = Fields> = {
  readonly actor: Actor;
  readonly tx: Tx;
  readonly services: Services;
  readonly input: InputOf<Action<F>> & { confirmed?: boolean };
  /** Path parameters by name. */
  readonly params: Readonly<Record<string, string>>;
  /** Loaded under the caller's rights and locked; only for a path with `{id}` on a resource. */
  readonly record: RecordFacts;
  /** The version that the caller has seen; compared already where a record was loaded. */
  readonly stamp: string | undefined;
  /** Writes changes, history and events of an accepted decision; refusals and questions go out. */
  commit<T>(record: RecordFacts, decision: Decision<T>): Promise<Answer>;
};

/** JSON text that is already the answer. */
export type Answer = { readonly json: string; readonly status?: number };

export type Handler = {
  readonly action: AnyAction;
  run(request: ActionRequest): Promise<unknown>;
};

export type ActionRequest = {
  readonly actor: Actor;
  readonly services: Services;
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly requestId: string;
  /** Present when an Idempotency-Key already opened the transaction. */
  readonly tx?: Tx;
};

export const answer = (value: unknown, status?: number): Answer => ({
  json: JSON.stringify(value),
  ...(status && { status }),
});

/** Binds a declared action to its work: rights, input, row lock and version are dealt with here. */
export function handle<const F extends Fields>(
  action: Action<F>,
  work: (call: Call<F>) => Promise<unknown>,
): Handler {
  const perform = async (request: ActionRequest, tx: Tx): Promise<unknown> => {
    const checked = check(inputSchema(action.input), request.body);
    if (!checked.ok) throw invalid(checked.errors);
    const { concurrencyStamp, ...input } = checked.value;
    const resource = action.path.includes('{id}') ? findResource(action.on) : undefined;
    const record = resource ? await loadLocked(tx, request, resource, action.ability) : undefined;
    if (record && concurrencyStamp !== undefined && concurrencyStamp !== record.concurrencyStamp) {
      throw new Refused('stale');
    }
    return work({
      ...request,
      tx,
      input: input as Call<F>['input'],
      record: record as RecordFacts,
      stamp: typeof concurrencyStamp === 'string' ? concurrencyStamp : undefined,
      commit: (target, decision) => commitDecision(tx, request, action, resource, target, decision),
    });
  };
  return {
    action: action as unknown as AnyAction,
    run(request) {
      if (request.tx) return perform(request, request.tx);
      const database = databaseFor(request.services, request.actor, findResource(action.on));
      return database.transaction(contextOf(request.actor, request.requestId), (tx) =>
        perform(request, tx),
      );
    },
  };
}

async function loadLocked(
  tx: Tx,
  { actor, params }: ActionRequest,
  resource: AnyResource,
  ability: string,
): Promise<RecordFacts> {
  const id = params.id;
  if (!isUuid(id)) throw new Refused('notFound');
  const [found] = await tx.batch([readStatement(actor, resource, id, { ability, lock: true })]);
  if (!found?.raw) throw new Refused('notFound');
  return JSON.parse(found.raw) as RecordFacts;
}

async function commitDecision<T, F extends Fields>(
  tx: Tx,
  { actor, services }: ActionRequest,
  action: Action<F>,
  resource: AnyResource | undefined,
  record: RecordFacts,
  decision: Decision<T>,
): Promise<Answer> {
  if (decision.kind === 'refused') throw new Refused(decision.code);
  if (decision.kind === 'asked') {
    throw new Refused('confirmationRequired', { message: decision.question });
  }
  if (!resource)
    throw new Error(`${action.ability} commits a record but has no {id} of a resource`);
  const changes = decision.changes as Record<string, unknown>;
  const json = await changeRecord(
    tx,
    actor,
    resource,
    action.name,
    record.id,
    changes,
    record.concurrencyStamp,
  );
  if (decision.events.length) await services.jobs.emit(tx, decision.events);
  tx.afterCommit(() => touched(actor, resource));
  return { json };
}
