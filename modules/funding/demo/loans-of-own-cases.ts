import { addDays } from '#kernel/domain';
import { idOf } from '#kernel/server';
import type { DemoFacts, SeedRow } from '#kernel/server';
import { tenantId } from '#platform/demo';
import type { TenantName } from '#platform/demo';
import type { DemoAgreement } from './demo-agreements.ts';
import { gstPercent } from './planned-loan.ts';
import type { PlannedLoan } from './planned-loan.ts';

const text = (row: SeedRow, column: string): string | null =>
  row[column] == null ? null : String(row[column]);

/** Of a practice that lends for its own reports: each loan paid one invoice of a case, the oldest first. */
export function loansOfOwnCases(
  tenant: TenantName,
  agreements: readonly DemoAgreement[],
  { rowsIn, today }: DemoFacts,
): readonly PlannedLoan[] {
  const own = tenantId(tenant);
  const cases = new Map(rowsIn('assessments', own).map((row) => [row['id'], row]));
  const paid = rowsIn('invoices', own)
    .filter((row) => row['case_id'] != null && row['status'] === '3')
    .toSorted((one, other) => String(one['paid_on']).localeCompare(String(other['paid_on'])));
  return agreements.flatMap((agreement) =>
    paid
      .filter((row) => row['company_id'] === agreement.borrowerId)
      .slice(0, agreement.loans)
      .map((row): PlannedLoan => {
        const caseId = String(row['case_id']);
        const id = idOf('loanFunding', tenant, caseId);
        const ofCase = cases.get(caseId) ?? {};
        const on = String(row['paid_on']);
        const advance = {
          id: idOf('loanEntry', id, 'advance'),
          kind: 'advance' as const,
          on,
          amount: String(row['total']),
          note: `Invoice ${String(row['invoice_no'])}`,
        };
        return {
          id,
          agreement,
          status: 'active',
          isOnHold: false,
          insurerId: null,
          caseId,
          caseNo: text(ofCase, 'case_no'),
          invoiceId: String(row['id']),
          claimNo: text(ofCase, 'claim_no'),
          claimantName: text(ofCase, 'claimant_name') ?? '',
          matterId: null,
          openedOn: on,
          dueOn: null,
          expectedSettlementOn: addDays(today, 120 + Number(on.slice(8)) * 9),
          settledOn: null,
          loan: { terms: agreement.termsOf(null, gstPercent), events: [advance] },
          events: [advance],
        };
      }),
  );
}
