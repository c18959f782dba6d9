import { funding } from '../../domain/index.ts';
import { caseMoneyPoint, staysWhenDisposedPoint } from '#cases/server';
import type { MoneyOfCase } from '#cases/server';

const text = `select case_id::text as id, coalesce(loan_no, 'Loan') as name, status = 'active' as "isOpen"
  from disbursement_funding where case_id = any ($1::uuid[]) and not is_deleted order by loan_no`;

export const loansOfCases = caseMoneyPoint.contribute((tx, caseIds) =>
  tx.query<MoneyOfCase>(text, [caseIds]),
);

/** Records of money stay, with number and amount. */
export const fundingStays = staysWhenDisposedPoint.contribute(
  funding.resources.map(({ name }) => name),
);
