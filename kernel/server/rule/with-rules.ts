import { accept, together } from '#kernel/domain';
import type { Actor, Answers, Decision } from '#kernel/domain';
import type { Tx } from '../db/database.ts';
import { throwUnlessAccepted } from '../refused.ts';
import type { Services } from '../services.ts';
import { mergeChanges } from './merge-changes.ts';
import type { Changed, Rule, RuleCall } from './rule.ts';
import { rulesOf } from './rules-of.ts';
import type { Choices } from './rules-of.ts';
import type { Touched } from './touched.ts';

type Writing = {
  readonly tx: Tx;
  readonly actor: Actor | null;
  readonly services: Services;
  readonly choices: Choices;
  readonly answers?: Answers | null;
  readonly isEdit?: boolean;
  /** Writes what rules decide: `writeBySystem`, which asks the rules of those writes in turn. */
  commit(request: Pick<RuleCall, 'tx' | 'services'>, decision: Decision): Promise<void>;
};

type Applied = {
  readonly rule: Rule;
  readonly ids: readonly string[];
  readonly isNew: boolean;
};

const appliedTo = (services: Services, all: readonly Touched[]): Applied[] =>
  all.flatMap(({ resource, kind, ids }) =>
    ids.length
      ? rulesOf(services, resource)
          .filter((rule) => rule.when.includes(kind))
          .map((rule) => ({ rule, ids, isNew: kind === 'create' }))
      : [],
  );

/** More than any chain of rules takes that comes to rest. */
const mostRounds = 5;

/** The rules that a transaction is within, the first one outside. */
const chains = new WeakMap<Tx, readonly string[]>();

async function within<T>(tx: Tx, names: readonly string[], work: () => Promise<T>): Promise<T> {
  const chain = chains.get(tx) ?? [];
  if (chain.length >= mostRounds)
    throw new Error(
      `These rules do not come to rest: ${[...chain, names.join(' + ')].join(' > ')}`,
    );
  chains.set(tx, [...chain, names.join(' + ')]);
  try {
    return await work();
  } finally {
    chains.set(tx, chain);
  }
}

export type Ruled<T> = {
  readonly written: T;
  /** Whether a rule may have written the records once more. */
  readonly hasFollowed: boolean;
};

/**
 * Does the write and what the rules say of it, in this transaction: first all that is decided, as one
 * decision, then what follows besides. `made` names the records that only the write makes.
 */
export async function withRules<T>(
  { choices, commit, answers = null, isEdit = false, ...call }: Writing,
  touched: readonly Touched[],
  write: () => Promise<T>,
  made: (written: T) => readonly Touched[] = () => [],
): Promise<Ruled<T>> {
  const { tx, services } = call;
  const before = new Map<Applied, ReadonlyMap<string, unknown>>();
  for (const one of appliedTo(services, touched))
    before.set(one, one.isNew ? nothing : await factsOf(tx, services, one));
  const written = await write();
  for (const one of appliedTo(services, made(written))) before.set(one, nothing);
  if (!before.size) return { written, hasFollowed: false };

  const asked = (rule: Rule): RuleCall => ({
    ...call,
    answers,
    isEdit,
    choice: (rule.choice && choices[rule.choice]) || null,
  });
  const decided = [...before].filter(([{ rule }]) => rule.decide);
  const decisions: Decision[] = [];
  for (const [one, known] of decided)
    decisions.push(
      await decisionOf(one, asked(one.rule), await changesOf(tx, services, one, known)),
    );
  const whole = together(decisions);
  const hasWritten = whole.kind === 'accepted' && whole.writes.length > 0;
  if (whole.kind === 'accepted' && hasWritten) {
    const names = decided.map(([{ rule }]) => rule.name);
    const once = { ...whole, writes: mergeChanges(whole.writes) };
    await within(tx, names, () => commit({ tx, services }, once));
  }
  const following = [...before].filter(([{ rule }]) => rule.follow);
  for (const [one, known] of following) {
    const changes = await changesOf(tx, services, one, known);
    await within(tx, [one.rule.name], async () => one.rule.follow?.(asked(one.rule), changes));
  }
  return { written, hasFollowed: hasWritten || following.length > 0 };
}

const nothing: ReadonlyMap<string, unknown> = new Map();

const factsOf = async (tx: Tx, services: Services, { rule, ids }: Applied) =>
  (await rule.facts?.(tx, ids, services)) ?? nothing;

async function changesOf(
  tx: Tx,
  services: Services,
  one: Applied,
  before: ReadonlyMap<string, unknown>,
): Promise<Changed<unknown>[]> {
  const after = await factsOf(tx, services, one);
  return one.ids.map((id) => ({
    id,
    before: before.get(id) ?? null,
    after: after.get(id) ?? null,
  }));
}

async function decisionOf(
  { rule }: Applied,
  call: RuleCall,
  changes: readonly Changed<unknown>[],
): Promise<Decision> {
  const { actor, choice, answers, isEdit } = call;
  const decision =
    rule.decide?.(changes, { actor, choice, answers, isEdit }, await rule.more?.(call, changes)) ??
    accept();
  throwUnlessAccepted(decision);
  if (decision.kind === 'accepted')
    for (const write of decision.writes)
      if ('resource' in write && !rule.writes?.includes(write.resource))
        throw new Error(`The rule ${rule.name} does not say that it writes ${write.resource}`);
  return decision;
}
