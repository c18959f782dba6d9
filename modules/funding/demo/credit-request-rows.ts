import { numbered } from '#billing/demo';
import { addDays } from '#kernel/domain';
import type { Money, PlainDate } from '#kernel/domain';
import { idOf, recordRows } from '#kernel/server';
import type { DemoFacts, SeedRow, TableRows } from '#kernel/server';
import { creditRequest } from '../domain/index.ts';
import type { DemoAgreement } from './demo-agreements.ts';
import type { At } from './loan-rows.ts';

type Sketch = {
  readonly status: '1' | '3' | '4';
  readonly daysAgo: number;
  readonly because?: string;
};

/** What the office decides on today, and what was decided. Nothing of it is paid: the ledger has none of it. */
const sketches: readonly Sketch[] = [
  { status: '1', daysAgo: 1 },
  { status: '1', daysAgo: 3 },
  { status: '3', daysAgo: 20, because: 'The matter is at its cap. Ask the firm to pay this one.' },
  { status: '4', daysAgo: 33, because: 'The firm pays it itself.' },
];

type Asked = Sketch & {
  readonly id: string;
  readonly agreement: DemoAgreement;
  readonly caseId: string;
  readonly invoiceId: string;
  readonly invoiceNo: string;
  readonly amount: Money;
  readonly on: PlainDate;
};

const isOpen = (row: SeedRow): boolean =>
  row['case_id'] != null && row['status'] === '0' && row['open_amount'] === row['total'];

/** For invoices of cases that the firm has not paid. */
const askedFor = (
  own: string,
  agreements: readonly DemoAgreement[],
  { rowsIn, today }: DemoFacts,
): readonly Asked[] =>
  agreements.flatMap((agreement) =>
    rowsIn('invoices', own)
      .filter((row) => row['company_id'] === agreement.borrowerId && isOpen(row))
      .slice(-sketches.length)
      .flatMap((row, at): readonly Asked[] => {
        const sketch = sketches[at];
        if (!sketch) return [];
        const day = addDays(today, -sketch.daysAgo);
        const invoiced = String(row['invoice_date']);
        return [
          {
            ...sketch,
            id: idOf('creditRequest', agreement.id, String(at)),
            agreement,
            caseId: String(row['case_id']),
            invoiceId: String(row['id']),
            invoiceNo: String(row['invoice_no']),
            amount: String(row['total']),
            on: day < invoiced ? invoiced : day,
          },
        ];
      }),
  );

export function creditRequestRows(
  own: string,
  agreements: readonly DemoAgreement[],
  facts: DemoFacts,
  at: At,
): TableRows[] {
  const asked = askedFor(own, agreements, facts);
  const ordered = asked.toSorted((one, other) => one.on.localeCompare(other.on));
  const numbers = numbered('CR', ordered, ({ on }) => on);
  const records = asked.map(({ id, status, agreement, because, on, invoiceNo, ...what }) => ({
    id,
    requestNo: numbers.of(id),
    status,
    agreementId: agreement.id,
    borrowerId: agreement.borrowerId,
    caseId: what.caseId,
    invoiceId: what.invoiceId,
    description: `Invoice ${invoiceNo}`,
    amount: what.amount,
    decidedAt: because ? at(addDays(on, 2)) : null,
    decidedReason: because ?? null,
    creationTime: at(on),
  }));
  return [...recordRows(creditRequest, records, own), numbers.series(own)];
}
