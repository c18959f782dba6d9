import type { Actor, Answers, AnyResource, Decision } from '#kernel/domain';
import type { Tx } from '../db/database.ts';
import type { Values } from '../resource/write-sql.ts';
import type { Services } from '../services.ts';

/** A move is a step of a workflow; a change is whatever else is written of a record. */
export type WriteKind = 'create' | 'change' | 'move' | 'remove';

export type Changed<F> = {
  readonly id: string;
  /** Null: it was made by this write. */
  readonly before: F | null;
  /** Null: it is gone. */
  readonly after: F | null;
};

/** Who wrote, and what they chose for those whom the write affects. */
export type Asked = {
  /** Null: the server's own work, which no right binds. */
  readonly actor: Actor | null;
  readonly choice: string | null;
  /** What they said yes to. Null: nobody can be asked: a plain verb, a task, or what another rule wrote. */
  readonly answers: Answers | null;
  /** A plain verb wrote it, which asks nobody what an action would have asked before. */
  readonly isEdit: boolean;
};

export type RuleCall = Asked & { readonly tx: Tx; readonly services: Services };

type About<R extends AnyResource> = {
  /** The module and what the rule does, such as `booking.slotIsFree`. */
  readonly name: string;
  /** What must hold, or what follows, as a person would say it. */
  readonly sentence: string;
  readonly on: R;
  readonly when: readonly WriteKind[];
  /** The query parameter by which callers say what shall become of those who are affected. */
  readonly choice?: string;
};

type Facts<F> = {
  /** What the rule must know of the records that are there, by id: read before and after the write. */
  facts?(tx: Tx, ids: readonly string[], services: Services): Promise<ReadonlyMap<string, F>>;
};

/** It only decides: a refusal, a question, or more writes of the resources that it names. */
type Deciding<F, M> = Facts<F> & {
  readonly writes?: readonly AnyResource[];
  /** False: what is sent cannot break the rule, so a verb may go without it, in one round trip. */
  concerns?(sent: Values, isNew: boolean): boolean;
  /**
   * The same facts of values that are not written yet, each in its place: rows of a sheet, or a call
   * that names something unknown besides, which must not be told of that first.
   */
  given?(tx: Tx, values: readonly Values[]): Promise<readonly F[]>;
  /** What it must know besides, once it is known what changed. */
  more?(call: RuleCall, changes: readonly Changed<F>[]): Promise<M>;
  decide(changes: readonly Changed<F>[], asked: Asked, more: M): Decision;
};

/** It reads on as it goes, or does what is no record: opens an account, stops an envelope, mails. */
type Following<F> = Facts<F> & {
  follow(call: RuleCall, changes: readonly Changed<F>[]): Promise<void>;
};

/** A rule as the kernel asks it. */
export type Rule = {
  readonly name: string;
  readonly sentence: string;
  readonly on: string;
  readonly when: readonly WriteKind[];
  readonly choice?: string;
  /** Of a rule that decides: more than these it may not write. */
  readonly writes?: readonly string[];
  concerns?(sent: Values, isNew: boolean): boolean;
  facts?(tx: Tx, ids: readonly string[], services: Services): Promise<ReadonlyMap<string, unknown>>;
  given?(tx: Tx, values: readonly Values[]): Promise<readonly unknown[]>;
  more?(call: RuleCall, changes: readonly Changed<unknown>[]): Promise<unknown>;
  decide?(changes: readonly Changed<unknown>[], asked: Asked, more: unknown): Decision;
  follow?(call: RuleCall, changes: readonly Changed<unknown>[]): Promise<void>;
};

/**
 * What happens, or must hold, when a record is written, whichever path wrote it: a verb, an action, a
 * task, an import or another rule. It is part of the transaction: what it refuses did not happen.
 */
export function defineRule<R extends AnyResource, F, M = undefined>(
  rule: About<R> & (Deciding<F, M> | Following<F>),
): Rule {
  const { name, sentence, on, when, choice, facts } = rule;
  const about = {
    name,
    sentence,
    on: on.name,
    when,
    ...(choice && { choice }),
    ...(facts && { facts }),
  };
  if ('follow' in rule)
    return { ...about, follow: (call, changes) => rule.follow(call, changes as Changed<F>[]) };
  const { writes = [], concerns, given, more } = rule;
  return {
    ...about,
    writes: writes.map((resource) => resource.name),
    ...(concerns && { concerns }),
    ...(given && { given }),
    ...(more && { more: (call, changes) => more(call, changes as Changed<F>[]) }),
    decide: (changes, asked, known) => rule.decide(changes as Changed<F>[], asked, known as M),
  };
}
