import type { Instant, PlainDate } from '#kernel/domain';
import { idOf, recordRows } from '#kernel/server';
import type { DemoFacts, SeedRow, TableRows } from '#kernel/server';
import { tenantId } from '#platform/demo';
import type { TenantName } from '#platform/demo';
import { billAmounts, providerBill, providerBillEntry } from '../../domain/index.ts';
import type { Accounts, Entry } from '../../domain/index.ts';

/** Terms of a specialist who has said nothing yet: no commission, not registered, paid on report. */
const terms = { commissionPercent: '0', isGstRegistered: false } as const;

export type DemoBill = {
  readonly id: string;
  readonly charge: SeedRow;
  readonly reportSentOn: string | null;
};

const isEarned = (charge: SeedRow): boolean =>
  charge['specialist_id'] != null && Number(charge['payee_amount'] ?? 0) > 0;

/** One for each charge that a specialist earns by, as the first step of the case would have made it. */
export function demoBills(tenant: TenantName, { rowsIn }: DemoFacts): readonly DemoBill[] {
  const own = tenantId(tenant);
  const cases = new Map(rowsIn('assessments', own).map((row) => [row['id'], row]));
  return rowsIn('case_charges', own)
    .filter(isEarned)
    .map((charge) => {
      const sent = cases.get(charge['case_id'])?.['report_sent_on'];
      return {
        id: idOf('providerBill', String(charge['id'])),
        charge,
        reportSentOn: sent ? String(sent) : null,
      };
    });
}

const shareOf = ({ charge }: DemoBill) => billAmounts(String(charge['payee_amount']), terms);
const dayOf = ({ charge }: DemoBill): PlainDate => String(charge['charged_on']);
const caseIdOf = ({ charge }: DemoBill) =>
  charge['case_id'] == null ? null : String(charge['case_id']);
const journalIdOf = ({ id }: DemoBill): string => idOf('journal', id);

/** By the function that posts real ones. */
export const billEntries = (accounts: Accounts, bills: readonly DemoBill[]): Entry[] =>
  bills.map((bill) =>
    providerBillEntry(
      accounts,
      { id: journalIdOf(bill), on: dayOf(bill) },
      {
        id: bill.id,
        specialistId: String(bill.charge['specialist_id']),
        caseId: caseIdOf(bill),
        memo: String(bill.charge['description']),
        ...shareOf(bill),
      },
    ),
  );

export const billRows = (
  own: string,
  bills: readonly DemoBill[],
  at: (on: PlainDate) => Instant,
): TableRows[] =>
  recordRows(
    providerBill,
    bills.map((bill) => {
      const amounts = shareOf(bill);
      return {
        id: bill.id,
        specialistId: String(bill.charge['specialist_id']),
        caseId: caseIdOf(bill),
        chargeId: String(bill.charge['id']),
        description: String(bill.charge['description']),
        earnedOn: dayOf(bill),
        ...amounts,
        openAmount: amounts.total,
        status: 'Unpaid' as const,
        payableRule: 'report' as const,
        reportSentOn: bill.reportSentOn,
        journalId: journalIdOf(bill),
        creationTime: at(dayOf(bill)),
      };
    }),
    own,
  );
