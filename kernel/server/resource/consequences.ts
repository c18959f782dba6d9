import type { Actor, Write } from '#kernel/domain';
import { modulesOf } from '../composed-modules.ts';
import type { Tx } from '../db/database.ts';
import type { Services } from '../services.ts';

export type ChangedRecord<F> = {
  readonly id: string;
  /** Null: it was made by this write. */
  readonly before: F | null;
  /** Null: it is gone. */
  readonly after: F | null;
};

/** What callers chose, by the names of the choices. */
export type Choices = Readonly<Record<string, string>>;

export type ConsequenceCall = {
  readonly tx: Tx;
  /** Null: the server's own work. */
  readonly actor: Actor | null;
  readonly services: Services;
  readonly choice: string | null;
};

export type WriteKind = 'create' | 'change' | 'remove';

/**
 * What a write of one resource means for records of a module after it. It is followed in the
 * transaction of the write, whichever path wrote: a verb, an action or a task. A refusal undoes both.
 */
export type Consequence = {
  /** The query parameter by which callers say what shall become of those records. */
  readonly choice: string;
  readonly of: readonly WriteKind[];
  /** What the rule must know of the records that are there, by id. */
  facts(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, unknown>>;
  follow(call: ConsequenceCall, changes: readonly ChangedRecord<unknown>[]): Promise<void>;
};

/** The facts and what follows from them, of one type. */
export const defineConsequence = <F>(given: {
  readonly choice: string;
  readonly of: readonly WriteKind[];
  facts(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, F>>;
  follow(call: ConsequenceCall, changes: readonly ChangedRecord<F>[]): Promise<void>;
}): Consequence => ({
  ...given,
  follow: (call, changes) => given.follow(call, changes as readonly ChangedRecord<F>[]),
});

const consequencesOf = (services: Services, resource: string): Consequence[] =>
  modulesOf(services).flatMap((module) => module.consequences?.[resource] ?? []);

/** Such a write needs a transaction of its own. */
export const hasConsequences = (services: Services, resource: string): boolean =>
  consequencesOf(services, resource).length > 0;

/** Of what a query says, the part that answers a consequence. */
export function choicesIn(services: Services, query: unknown): Choices {
  const names = new Set(
    modulesOf(services).flatMap(({ consequences = {} }) =>
      Object.values(consequences).map(({ choice }) => choice),
    ),
  );
  return Object.fromEntries(
    Object.entries((query ?? {}) as Record<string, unknown>).flatMap(([name, value]) =>
      names.has(name) && typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}

export type Touched = {
  readonly resource: string;
  readonly kind: WriteKind;
  readonly ids: readonly string[];
};

type Following = Omit<ConsequenceCall, 'choice'> & { readonly choices: Choices };

/** Does the write, then what follows from it. `made` names the records that only the write makes. */
export async function withConsequences<T>(
  { choices, ...call }: Following,
  touched: readonly Touched[],
  write: () => Promise<T>,
  made: (written: T) => readonly Touched[] = () => [],
): Promise<T> {
  const concerned = (all: readonly Touched[]) =>
    all.flatMap(({ resource, kind, ids }) =>
      consequencesOf(call.services, resource)
        .filter((one) => one.of.includes(kind) && ids.length > 0)
        .map((one) => ({ one, ids })),
    );
  const followed: {
    one: Consequence;
    ids: readonly string[];
    before: ReadonlyMap<string, unknown>;
  }[] = [];
  for (const { one, ids } of concerned(touched)) {
    followed.push({ one, ids, before: await one.facts(call.tx, ids) });
  }
  const written = await write();
  followed.push(...concerned(made(written)).map((each) => ({ ...each, before: new Map() })));
  for (const { one, ids, before } of followed) {
    const after = await one.facts(call.tx, ids);
    await one.follow(
      { ...call, choice: choices[one.choice] ?? null },
      ids.map((id) => ({ id, before: before.get(id) ?? null, after: after.get(id) ?? null })),
    );
  }
  return written;
}

/** What a decision writes of each resource, all of one kind together: whoever asks, asks once. */
export function touchedBy(writes: readonly Write[]): Touched[] {
  const all = writes.flatMap((write): Touched[] => {
    if (write.write === 'move')
      return [{ resource: write.resource, kind: 'change', ids: [write.id] }];
    if (write.write === 'change' || write.write === 'remove')
      return [{ resource: write.resource, kind: write.write, ids: write.ids }];
    if (write.write === 'create' && write.id !== undefined)
      return [{ resource: write.resource, kind: 'create', ids: [write.id] }];
    return [];
  });
  const alike = Map.groupBy(all, ({ resource, kind }) => `${resource} ${kind}`);
  return [...alike.values()].flatMap((some) => {
    const [first] = some;
    return first ? [{ ...first, ids: [...new Set(some.flatMap(({ ids }) => ids))] }] : [];
  });
}
