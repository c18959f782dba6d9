import { practiceDay } from '#billing/server';
import { accept } from '#kernel/domain';
import { Refused, defineConsequence, throwUnlessAccepted, writeBySystem } from '#kernel/server';
import type { ChangedRecord, ConsequenceCall, Tx } from '#kernel/server';
import {
  checkRateChange,
  countAgain,
  forLoansName,
  impactChoice,
  isWithSigners,
  postLoan,
  rateImpact,
} from '../../domain/index.ts';
import type { Rate, RateImpact, RateRow } from '../../domain/index.ts';
import { keepFigures } from '../loans/keep-figures.ts';
import { loanBooks, readLoans } from '../loans/stored-loan.ts';
import { signatureNow } from '../signing/signature-facts.ts';
import { agreementFacts, lockLoansUnder, rateCap } from './agreement-facts.ts';

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
  { tx, services }: ConsequenceCall,
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

/** The ledger and the figures of loans that are counted by other rates now. */
async function countAnew({ tx, services }: ConsequenceCall, ids: readonly string[]): Promise<void> {
  const books = await loanBooks(tx, services);
  const loans = await readLoans(tx, ids);
  await writeBySystem({ tx, services }, accept(loans.map((one) => postLoan(one, one.loan, books))));
  await keepFigures(tx, loans, books.today);
}

const counted = (count: number): string => (count === 1 ? '1 loan' : `${count} loans`);

async function followOne(
  call: ConsequenceCall,
  agreementId: string,
  changes: readonly Changed[],
): Promise<void> {
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

/** A rate for a day that has passed changes what running loans owe: asked first, then posted anew. */
export const rateConsequence = defineConsequence<RateRow>({
  choice: forLoansName,
  of: ['create', 'change', 'remove'],
  async facts(tx, ids) {
    const rows = await tx.query<RateRow>(rowsText, [ids]);
    return new Map(rows.map((row) => [row.id, row]));
  },
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
