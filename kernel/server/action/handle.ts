import type {
  Action,
  Actor,
  AnswerOf,
  AnswerShape,
  Answers,
  AnyAction,
  AnyResource,
  Decision,
  Fields,
  InputValues,
  MoveRow,
  RecordOf,
} from '#kernel/domain';
import {
  can,
  check,
  daysAhead,
  findResource,
  inputSchema,
  permits,
  refuseMove,
  workflowOf,
} from '#kernel/domain';
import { contextOf } from '../db/context.ts';
import type { Tx } from '../db/database.ts';
import { Refused, invalid, throwUnlessAccepted } from '../refused.ts';
import { databaseFor } from '../resource/executor.ts';
import { isUuid } from '../resource/ids.ts';
import { readStatement } from '../resource/read-sql.ts';
import { todayFor } from '../resource/today-for.ts';
import type { Choices } from '../rule/rules-of.ts';
import type { Services } from '../services.ts';
import { answersOf, callOf, keepQuestions } from './asked-questions.ts';
import { commitDecision, readAnswer } from './commit.ts';
import type { Answer } from './commit.ts';

export type { Answer } from './commit.ts';

export type RecordFacts = Record<string, unknown> & { id: string; concurrencyStamp: string };

/** Which record the answer is; the record of the action where nothing is said. */
type AnswerWith = {
  readonly of?: readonly [resource: AnyResource, id: string];
  readonly status?: number;
};

export type Call<F extends Fields = Fields, R extends AnyResource = AnyResource> = {
  readonly actor: Actor;
  readonly tx: Tx;
  readonly services: Services;
  readonly input: InputValues<F>;
  /** What the person said yes to, by the key of the question. */
  readonly answers: Answers;
  /** Path parameters by name. */
  readonly params: Readonly<Record<string, string>>;
  /** Loaded under the caller's rights and locked; only for a path with `{id}` on a resource. */
  readonly record: RecordOf<R>;
  /** What the caller chose for those whom the call affects; `commit` and `write` know it already. */
  readonly choices: Choices;
  /** A dry run: what the transaction cannot undo, such as keeping a file, is left out. */
  readonly isTried?: true;
  /** The version that the caller has seen; compared already where a record was loaded. */
  readonly stamp: string | undefined;
  /** Makes the decision happen and answers the record as it is then. */
  commit(decision: Decision, answer?: AnswerWith): Promise<Answer>;
  /** Makes the decision happen; the handler answers something else. */
  write(decision: Decision): Promise<void>;
};

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
  readonly choices?: Choices;
  readonly isTried?: true;
  /** Told when a decision was made to happen: the audit log has its changes then. */
  wrote?(): void;
  /** Present when an Idempotency-Key already opened the transaction. */
  readonly tx?: Tx;
};

export const answer = (value: unknown, status?: number): Answer => ({
  json: JSON.stringify(value),
  ...(status && { status }),
});

type Checked = {
  readonly input: Record<string, unknown>;
  readonly answers?: Answers;
  readonly confirmed?: boolean;
  readonly stamp: string | undefined;
};

/** Binds a declared action to its work: rights, input, row lock and version are dealt with here. */
export function handle<const F extends Fields, R extends AnyResource, A extends AnswerShape>(
  action: Action<F, R, A>,
  work: (call: Call<F, R>) => Promise<AnswerOf<{ answer: A }> | Answer>,
): Handler {
  const declared: AnyAction = action;
  const perform = async (request: ActionRequest, tx: Tx, given: Checked, call: string) => {
    const record = await loadRecord(tx, request, declared);
    if (record && given.stamp !== undefined && given.stamp !== record.concurrencyStamp) {
      throw new Refused('stale');
    }
    if (record) checkTable(declared, record, request.actor);
    const answers = await answersOf(tx, request.actor.userId, call, given);
    const locked = record ? [{ ...record, resource: declared.on }] : [];
    const write = async (decision: Decision) => {
      await commitDecision({ ...request, tx, answers, locked }, decision);
      if (decision.kind === 'accepted' && decision.writes.length) request.wrote?.();
    };
    return work({
      ...request,
      tx,
      answers,
      choices: request.choices ?? {},
      input: given.input as InputValues<F>,
      record: record as RecordOf<R>,
      stamp: given.stamp,
      write,
      async commit(decision, { of, status } = {}) {
        await write(decision);
        const [resource, id] = of ?? [declared.on, record?.id ?? ''];
        const { ability } = declared;
        return readAnswer({ ...request, tx }, resource, id, { ability, ...(status && { status }) });
      },
    });
  };
  return {
    action: declared,
    async run(request) {
      const given = readInput(declared, request.body);
      const today = todayFor(request.actor, request.services);
      const ahead = daysAhead(declared.input, given.input, today);
      if (ahead.length) throw invalid(ahead);
      const call = callOf(declared.ability, request, given.input);
      try {
        if (request.tx) return await perform(request, request.tx, given, call);
        const database = databaseFor(request.services, request.actor, findResource(declared.on));
        return await database.transaction(contextOf(request.actor, request.requestId), (tx) =>
          perform(request, tx, given, call),
        );
      } catch (error) {
        if (error instanceof Refused && error.questions.length) {
          await keepQuestions(request, call, error.questions);
        }
        throw error;
      }
    },
  };
}

function readInput(action: AnyAction, body: unknown): Checked {
  const checked = check(inputSchema(action.input), body);
  if (!checked.ok) throw invalid(checked.errors);
  const { concurrencyStamp, answers, confirmed, ...input } = checked.value;
  return {
    input,
    ...(answers !== undefined && { answers: answers as Answers }),
    ...(confirmed === true && { confirmed }),
    stamp: typeof concurrencyStamp === 'string' ? concurrencyStamp : undefined,
  };
}

async function loadRecord(
  tx: Tx,
  { actor, params }: ActionRequest,
  { path, on, ability }: AnyAction,
): Promise<RecordFacts | undefined> {
  const resource = path.includes('{id}') ? findResource(on) : undefined;
  if (!resource) return undefined;
  const id = params.id;
  if (!isUuid(id)) throw new Refused('notFound');
  const [found] = await tx.batch([readStatement(actor, resource, id, { ability, lock: true })]);
  if (!found?.raw) throw new Refused('notFound');
  return JSON.parse(found.raw) as RecordFacts;
}

/** A move that the table does not have is refused before anything else is looked at. */
function checkTable({ on, name }: AnyAction, record: RecordFacts, actor: Actor): void {
  const workflow = workflowOf(on);
  if (!workflow?.moves[name]?.who || permits(workflow, record, name)) return;
  const may = (row: MoveRow) => !row.who || can(actor, `${on}.${row.name}`);
  throwUnlessAccepted(refuseMove(workflow, record, may));
}
