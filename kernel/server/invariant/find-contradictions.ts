import type { Row, Statement } from '../db/batch.ts';
import { systemContext } from '../db/context.ts';
import type { Tx } from '../db/database.ts';
import type { Services } from '../services.ts';
import type { Invariant } from './invariant.ts';

export type Contradiction = {
  readonly invariant: Invariant;
  readonly id: string;
  readonly name: string;
  /** As links between records are written: the resource, or the kind of case. */
  readonly module: string;
  readonly sentence: string;
};

type Options = {
  /** Of each invariant; more of the same are mended in the same way. */
  readonly most?: number;
  /** Asked over and over on few connections, as tests do: worth being planned once. */
  readonly isFrequent?: boolean;
};

/** What one invariant tells at most: a page that nobody reads to its end helps nobody. */
export const mostOfInvariant = 100;

const statementOf = (find: string, now: Date, { most, isFrequent }: Options): Statement => ({
  text: `with moment as (select $1::timestamptz as now) select * from (${find}) found limit $2`,
  values: [now, most ?? mostOfInvariant],
  reads: true,
  isRare: !isFrequent,
});

/** Money and days read as they do everywhere else; the rest is text already. */
export const fillSentence = (sentence: string, row: Row): string =>
  sentence.replace(/\{(\w+)\}/g, (_, key: string) => String(row[key] ?? '–'));

const contradictionOf = (invariant: Invariant, row: Row): Contradiction => ({
  invariant,
  id: String(row['id']),
  name: String(row['name'] ?? ''),
  module: String(row['module'] ?? invariant.opens),
  sentence: fillSentence(invariant.sentence, row),
});

/** All in one round trip of a transaction that only reads: they see one moment. */
export async function contradictionsIn(
  tx: Tx,
  now: Date,
  invariants: readonly Invariant[],
  options: Options = {},
): Promise<readonly Contradiction[]> {
  const results = await tx.batch(invariants.map(({ find }) => statementOf(find, now, options)));
  return invariants.flatMap((invariant, at) => {
    const found = (results[at]?.rows ?? []).map((row) => contradictionOf(invariant, row));
    // A record is told once of each kind: two charges of a case are mended on one page.
    return [...new Map(found.toReversed().map((one) => [one.id, one])).values()].toReversed();
  });
}

/** What contradicts itself in one tenant, whoever may see the records. */
export const findContradictions = (
  { db, now }: Services,
  tenantId: string,
  invariants: readonly Invariant[],
  options: Options = {},
): Promise<readonly Contradiction[]> =>
  db.snapshot(systemContext(tenantId, 'invariants'), async (tx) => {
    // A big practice takes longer than a request may; a group by itself is quick.
    await tx.query('set local statement_timeout = 120000');
    // Of what is asked over and over on few records, planning is the most: 460 ms of 560.
    if (options.isFrequent) await tx.query('set local plan_cache_mode = force_generic_plan');
    return contradictionsIn(tx, now(), invariants, options);
  });
