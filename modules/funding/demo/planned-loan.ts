import { addDays, exact, toCents } from '#kernel/domain';
import type { Money, PlainDate } from '#kernel/domain';
import { idOf, randomOf } from '#kernel/server';
import type { DemoFacts, Random, SeedRow } from '#kernel/server';
import { companiesIn } from '#parties/demo';
import { tenantId } from '#platform/demo';
import type { TenantName } from '#platform/demo';
import { payoutOn } from '../domain/index.ts';
import type { Loan, LoanEntryKind } from '../domain/index.ts';
import type { DemoAgreement } from './demo-agreements.ts';

export type DemoEvent = {
  readonly id: string;
  readonly kind: LoanEntryKind;
  readonly on: PlainDate;
  readonly amount: Money;
  readonly note: string | null;
};

export type PlannedLoan = {
  readonly id: string;
  readonly agreement: DemoAgreement;
  readonly status: 'active' | 'settled';
  readonly isOnHold: boolean;
  readonly insurerId: string | null;
  readonly caseId: string | null;
  readonly caseNo: string | null;
  /** The invoice of the practice that it paid. */
  readonly invoiceId: string | null;
  readonly claimNo: string | null;
  readonly claimantName: string;
  readonly matterId: string | null;
  readonly openedOn: PlainDate;
  readonly dueOn: PlainDate | null;
  readonly expectedSettlementOn: PlainDate;
  readonly settledOn: PlainDate | null;
  readonly loan: Loan;
  readonly events: readonly DemoEvent[];
};

/** Interest carries no GST; fees do. */
export const gstPercent = '10';

const reports = [
  ['Orthopaedic report', 1650, 2200],
  ['Psychiatric report', 1850, 2600],
  ['Neurosurgical report', 2400, 3900],
  ['Occupational therapy assessment', 1900, 3200],
  ['Counsel fees, mediation', 2800, 6500],
  ['Clinical records', 180, 640],
  ['Forensic accounting report', 3200, 7400],
] as const;

const amountOf = (random: Random, least: number, most: number): Money =>
  toCents(exact(random.between(least * 2, most * 2)).div(2));

function advancesOf(id: string, openedOn: PlainDate, last: PlainDate, random: Random) {
  const count = random.between(1, 5);
  const days = Array.from({ length: count }, (_, at) => (at ? random.between(20, 160) : 0));
  let on = openedOn;
  return days.flatMap((gap, at): DemoEvent[] => {
    on = addDays(on, gap);
    if (on > last) return [];
    const [note, least, most] = random.pick(reports);
    const amount = amountOf(random, least, most);
    return [{ id: idOf('loanEntry', id, `advance ${at}`), kind: 'advance', on, amount, note }];
  });
}

/** Who pays monthly sends a part of what is owed every quarter. */
function instalmentsOf(
  id: string,
  { repayment, termsOf }: DemoAgreement,
  events: readonly DemoEvent[],
  today: PlainDate,
): readonly DemoEvent[] {
  const [first] = events;
  if (repayment !== 'monthly' || !first) return events;
  let known = events;
  for (let at = 1; at < 12; at += 1) {
    const on = addDays(first.on, at * 91);
    if (on >= today) break;
    const { total } = payoutOn({ terms: termsOf(null, gstPercent), events: known }, on);
    const amount = toCents(exact(total).times('0.15'));
    if (exact(amount).lessThan(50)) break;
    const entry = idOf('loanEntry', id, `payment ${at}`);
    known = [...known, { id: entry, kind: 'payment', on, amount, note: 'Instalment' }];
  }
  return known;
}

/** What the least interest or a rebate would change is settled by its own call, not by a payment. */
const paysOut = ({ terms }: DemoAgreement): boolean =>
  terms.minimumInterest === '0.00' && !terms.rebate;

function settled(
  id: string,
  { termsOf }: DemoAgreement,
  dueOn: PlainDate | null,
  events: readonly DemoEvent[],
  on: PlainDate,
): readonly DemoEvent[] {
  const kept = events.filter((event) => event.on < on);
  const { total } = payoutOn({ terms: termsOf(dueOn, gstPercent), events: kept }, on);
  const entry = idOf('loanEntry', id, 'settlement');
  return [
    ...kept,
    { id: entry, kind: 'payment', on, amount: total, note: 'From settlement moneys' },
  ];
}

type Matter = Pick<PlannedLoan, 'claimantName' | 'claimNo' | 'matterId'>;

const matterOf = (client: SeedRow, at: number, firm: string): Matter => ({
  claimantName: String(client['full_name'] ?? `Matter ${at + 1}`),
  claimNo: client['claim_no'] == null ? null : String(client['claim_no']),
  matterId: `${firm.slice(0, 3).toUpperCase()}-${20_400 + at * 7}`,
});

/** Of a funder: the matters are those of its borrowers. */
export function plannedLoans(
  tenant: TenantName,
  agreements: readonly DemoAgreement[],
  { rowsIn, today }: DemoFacts,
): readonly PlannedLoan[] {
  const companies = companiesIn(tenant);
  const insurers = companies.filter(({ type }) => type === 'insurer');
  const clients = rowsIn('clients', tenantId(tenant));
  let count = 0;
  return agreements.flatMap((agreement) =>
    Array.from({ length: agreement.loans }, (_, at): PlannedLoan => {
      const id = idOf('loanFunding', tenant, agreement.key, String(at));
      const random = randomOf(id);
      const span = agreement.status === 'cancelled' ? 240 : agreement.daysAgo - 25;
      const openedOn = addDays(
        agreement.startsOn,
        Math.floor((span * at) / agreement.loans) + random.between(0, 15),
      );
      const isSettled =
        agreement.status === 'cancelled' ||
        (paysOut(agreement) && at % 3 === 0 && openedOn < addDays(today, -300));
      const settledOn = isSettled
        ? addDays(openedOn, Math.min(random.between(260, 520), 290 + at))
        : null;
      const hasDue = agreement.terms.defaultPercent !== null && at % 2 === 1;
      const dueOn = hasDue ? addDays(openedOn, random.between(360, 540)) : null;
      const last = settledOn ?? addDays(today, -1);
      const lent = advancesOf(id, openedOn, last, random);
      const paid = instalmentsOf(id, agreement, lent, last);
      const events = settledOn ? settled(id, agreement, dueOn, paid, settledOn) : paid;
      const client = clients[count % Math.max(1, clients.length)] ?? {};
      const firm = companies.find(({ id: company }) => company === agreement.borrowerId);
      const planned = addDays(openedOn, random.between(540, 1020));
      const matter = matterOf(client, count, firm?.name ?? '');
      count += 1;
      return {
        id,
        agreement,
        status: isSettled ? 'settled' : 'active',
        isOnHold: !isSettled && at % 13 === 5,
        insurerId: insurers[at % (insurers.length + 1)]?.id ?? null,
        caseId: null,
        caseNo: null,
        invoiceId: null,
        ...matter,
        openedOn,
        dueOn,
        expectedSettlementOn: planned > today || at % 5 === 0 ? planned : addDays(today, at * 23),
        settledOn,
        loan: { terms: agreement.termsOf(dueOn, gstPercent), events },
        events,
      };
    }),
  );
}
