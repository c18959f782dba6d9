import { longDay } from '#billing/domain';
import { mailRendererPoint, queueMail, templateMail } from '#correspondence/server';
import { readLetterhead } from '#documents/server';
import { amountText, moduleNameOf } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import type { Services, Tx } from '#kernel/server';
import {
  loanFunding,
  loanRemittanceDocument,
  loanStatementDocument,
  sumOfAdvances,
} from '../../domain/index.ts';
import type { RemittancePaper } from '../../domain/index.ts';
import { loanTemplateData } from './loan-template-data.ts';
import { readCountedLoans, statementsOn } from './read-loan-statements.ts';

/** The loans of one borrower, and the days that the mail speaks of. */
export type LoanMail = {
  readonly loanIds: readonly string[];
  readonly from: PlainDate;
  readonly asOf: PlainDate;
};

const statementName = 'funding.statement';
const remittanceName = 'funding.remittance';

/** What is entered until it leaves for a day that has passed stands in it. */
export const fundingStatementRenderer = mailRendererPoint.contribute({
  name: statementName,
  async render(tx, data, services) {
    const { loanIds, asOf } = data as LoanMail;
    const loans = await readCountedLoans(tx, loanIds);
    if (!loans.length) return null;
    const statements = statementsOn(loans, asOf);
    const words = await templateMail(
      tx,
      services,
      'FundingStatement',
      loanTemplateData(statements, asOf),
    );
    const letterhead = await readLetterhead(tx, services);
    const document = loanStatementDocument.write({ asOf, statements }, letterhead);
    return { ...words, attachments: [{ document }] };
  },
});

export async function remittanceOf(
  tx: Tx,
  { loanIds, from, asOf }: LoanMail,
): Promise<RemittancePaper> {
  const loans = await readCountedLoans(tx, loanIds);
  const advances = loans
    .flatMap(({ facts, stored }) =>
      stored.loan.events
        .filter(({ kind, on }) => kind === 'advance' && from <= on && on <= asOf)
        .map(({ on, amount }) => ({
          loanNo: facts.loanNo,
          claimantName: facts.claimantName,
          on,
          amount,
        })),
    )
    .toSorted((one, other) => one.on.localeCompare(other.on));
  return { borrower: loans[0]?.facts.borrower ?? '', from, asOf, advances };
}

export const remittanceRenderer = mailRendererPoint.contribute({
  name: remittanceName,
  async render(tx, data, services) {
    const given = data as LoanMail;
    const paper = await remittanceOf(tx, given);
    if (!paper.advances.length) return null;
    const words = await templateMail(tx, services, 'FundingRemittanceAdvice', {
      company: { name: paper.borrower },
      statement: {
        date: longDay(given.asOf),
        total: amountText(sumOfAdvances(paper)),
        lines: paper.advances.map(({ on, loanNo, claimantName, amount }) => ({
          date: longDay(on),
          description: [loanNo, claimantName].filter(Boolean).join(' '),
          amount: amountText(amount),
        })),
      },
    });
    const document = loanRemittanceDocument.write(paper, await readLetterhead(tx, services));
    return { ...words, attachments: [{ document }] };
  },
});

export type MailKind = 'statement' | 'remittance';

const kinds = {
  statement: {
    render: statementName,
    templateKey: 'FundingStatement',
    subject: 'Funding statement',
  },
  remittance: {
    render: remittanceName,
    templateKey: 'FundingRemittanceAdvice',
    subject: 'Remittance advice',
  },
} as const;

/** Of several loans the mail is kept with the first. */
export const queueLoanMail = (
  tx: Tx,
  services: Services,
  kind: MailKind,
  { to, objectName, ...data }: LoanMail & { readonly to: string; readonly objectName: string },
): Promise<string> =>
  queueMail(tx, services, {
    ...kinds[kind],
    subject: `${kinds[kind].subject}, ${longDay(data.asOf)}`,
    to,
    data,
    fromModule: moduleNameOf(loanFunding),
    objectId: data.loanIds[0] ?? '',
    objectName,
  });
