import { practiceDay } from '#billing/server';
import type { PlainDate } from '#kernel/domain';
import { Refused, defineRule, rowsById, throwUnlessAccepted } from '#kernel/server';
import type { Changed as ChangedRecord, RuleCall, Tx } from '#kernel/server';
import {
  checkRateChange,
  countAgain,
  forLoansName,
  impactChoice,
  interestRate,
  isWithSigners,
  loansInRequest,
  rateImpact,
} from '../../domain/index.ts';
import type { Rate, RateImpact, RateRow } from '../../domain/index.ts';
import { readLoans } from '../loans/stored-loan.ts';
import { signatureNow } from '../signing/signature-facts.ts';
import { agreementFacts, loansWithEntries, lockLoansUnder, rateCap } from './agreement-facts.ts';
import { countAnew } from './count-loans-again.ts';
import { followManyLoans } from './follow-many-loans.ts';

const rowsText = `select id::text as id, agreement_id::text as "agreementId", effective_from::text as "from",
    percent::text as percent
  from interest_rates where id = any($1::uuid[]) and not is_deleted`;

const ratesText = `select id::text as id, effective_from::text as "from", percent::text as percent
  from interest_rates where agreement_id = $1::uuid and not is_deleted order by effective_from`;

type Changed = ChangedRecord<RateRow>;

/** The rates as they were: those of now without what the write brought, and with what it took. */
async function ratesBefore(
  tx: Tx,
  agreementId: string,
  changes: readonly Changed[],
): Promise<Rate[]> {
  const now = await tx.query<Rate & { id: string }>(ratesText, [agreementId]);
  const touched = new Set(changes.map(({ id }) => id));
  const taken = changes.flatMap(({ before }) =>
    before?.agreementId === agreementId ? [before] : [],
  );
  return [...now.filter(({ id }) => !touched.has(id)), ...taken].map(({ from, percent }) => ({
    from,
    percent,
  }));
}

async function impactOn(
  { tx, services }: RuleCall,
  agreementId: string,
  changes: readonly Changed[],
): Promise<RateImpact> {
  const locked = await lockLoansUnder(tx, agreementId);
  if (!locked.length) return { loans: [], total: '0.00', settled: [] };
  const settledOn = new Map(locked.map((one) => [one.id, one.settledOn]));
  const loans = await readLoans(tx, [...settledOn.keys()]);
  const before = await ratesBefore(tx, agreementId, changes);
  return rateImpact(
    loans.map((one) => ({ ...one, settledOn: settledOn.get(one.id) ?? null })),
    before,
    await practiceDay(tx, services),
  );
}

const counted = (count: number): string => (count === 1 ? '1 loan' : `${count} loans`);

/** Days before it are counted as they were. */
const firstDay = (changes: readonly Changed[]): PlainDate =>
  changes
    .flatMap(({ before, after }) => [before, after])
    .flatMap((rate) => (rate ? [rate.from] : []))
    .reduce((first, day) => (day < first ? day : first));

async function followOne(
  call: RuleCall,
  agreementId: string,
  changes: readonly Changed[],
): Promise<void> {
  if ((await loansWithEntries(call.tx, agreementId)) > loansInRequest) {
    const before = await ratesBefore(call.tx, agreementId, changes);
    return followManyLoans(call, agreementId, { before, from: firstDay(changes) });
  }
  const impact = await impactOn(call, agreementId, changes);
  if (impact.settled.length)
    throw new Refused('rateChangesSettledLoans', {
      values: { loans: impact.settled.slice(0, 5).join(', ') },
    });
  if (!impact.loans.length) return;
  // The server's own work has nobody to ask.
  if (call.actor && call.choice !== countAgain)
    throw new Refused('rateChangesLoans', {
      values: { loans: counted(impact.loans.length), total: impact.total },
      choice: impactChoice(impact),
    });
  await countAnew(
    call,
    impact.loans.map(({ id }) => id),
  );
}

async function checkRates(tx: Tx, agreementId: string, changes: readonly Changed[]): Promise<void> {
  const cap = await rateCap(tx);
  const facts = await agreementFacts(tx, agreementId);
  if (isWithSigners((await signatureNow(tx, agreementId)).signature))
    throw new Refused('rateWhileWithSigners');
  const hasFirstRate = facts?.status !== 'effective' || facts.hasFirstRate;
  for (const { after } of changes) {
    const refused = checkRateChange({ after, cap, hasFirstRate });
    if (refused) throwUnlessAccepted(refused);
  }
}

export const loansFollowRates = defineRule({
  name: 'funding.loansFollowRates',
  sentence:
    'A rate for a day that has passed changes what running loans owe: asked first, then posted anew.',
  on: interestRate,
  when: ['create', 'change', 'remove'],
  choice: forLoansName,
  facts: rowsById<RateRow>(rowsText),
  async follow(call, changes) {
    const ids = changes.flatMap(({ before, after }) =>
      [before?.agreementId, after?.agreementId].filter((id) => id !== undefined),
    );
    for (const agreementId of new Set(ids)) {
      await checkRates(call.tx, agreementId, changes);
      await followOne(call, agreementId, changes);
    }
  },
});
