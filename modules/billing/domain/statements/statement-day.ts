import type { PlainDate } from '#kernel/domain';

export type StatementTerms = {
  /** Of the terms that hold for the company, then of the company itself, then of the practice. */
  readonly companyTerms: string | null;
  readonly company: string | null;
  readonly practice: string | null;
};

/** `15th` of a company's own terms goes before what the company or the practice says. */
export const statementDay = ({
  companyTerms,
  company,
  practice,
}: StatementTerms): number | null => {
  const day = Number.parseInt(companyTerms ?? company ?? practice ?? '', 10);
  return Number.isNaN(day) ? null : day;
};

/** Days run from 1st to 25th (B-234), so every month has them. */
export const isStatementDue = (terms: StatementTerms, today: PlainDate): boolean =>
  statementDay(terms) === Number(today.slice(8));
