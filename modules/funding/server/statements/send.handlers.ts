import { askAboutStrangers } from '#correspondence/server';
import { practiceDay } from '#billing/server';
import { accept } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { Refused, handle } from '#kernel/server';
import type { Handler, Services, Tx } from '#kernel/server';
import {
  emailLoan,
  mostLoansOfPaper,
  sendFundingStatement,
  sendRemittanceAdvice,
} from '../../domain/index.ts';
import type { StatementAsked } from '../../domain/index.ts';
import { wantedStatement } from './asked-statement.ts';
import { borrowerAddress } from './borrower-address.ts';
import { readCountedLoans, selectAllLoans } from './read-loan-statements.ts';
import { queueLoanMail, remittanceOf } from './statement-mail.ts';
import type { LoanMail, MailKind } from './statement-mail.ts';

type Skipped = { readonly id: string; readonly name: string; readonly reason: string };
type Sending = {
  readonly tx: Tx;
  readonly actor: Actor;
  readonly services: Services;
};

/** Nothing is sent about nothing. */
const hasWords = async (tx: Tx, kind: MailKind, mail: LoanMail): Promise<boolean> =>
  kind === 'statement' || (await remittanceOf(tx, mail)).advances.length > 0;

/** One mail for each borrower, queued in one transaction. */
async function sendToBorrowers(
  { tx, actor, services }: Sending,
  kind: MailKind,
  asked: StatementAsked,
) {
  if (Object.values(asked).every((value) => value === null || value === undefined || value === ''))
    throw new Refused('mailToEverybody');
  const about = kind === 'statement' ? 'day' : 'period';
  const wanted = await wantedStatement(tx, services, asked, about);
  const ids = await selectAllLoans(tx, actor, wanted, mostLoansOfPaper);
  const loans = await readCountedLoans(tx, ids);
  const skipped: Skipped[] = [];
  let sent = 0;
  for (const [id, own] of Map.groupBy(loans, ({ facts }) => facts.borrowerId)) {
    const name = own[0]?.facts.borrower ?? '';
    const { from, asOf } = wanted;
    const mail = { loanIds: own.map(({ facts }) => facts.id), from, asOf };
    const to = await borrowerAddress(tx, id);
    if (!to) skipped.push({ id, name, reason: 'No address for invoices.' });
    else if (!(await hasWords(tx, kind, mail)))
      skipped.push({ id, name, reason: 'Nothing was advanced in this time.' });
    else {
      await queueLoanMail(tx, services, kind, { ...mail, to, objectName: name });
      sent += 1;
    }
  }
  return { sent, skipped };
}

const statementHandler = handle(sendFundingStatement, (call) =>
  sendToBorrowers(call, 'statement', call.input),
);

const remittanceHandler = handle(sendRemittanceAdvice, (call) =>
  sendToBorrowers(call, 'remittance', call.input),
);

/** C-410: of a remittance advice, all that was advanced on this loan. */
const emailHandler = handle(emailLoan, async (call) => {
  const { tx, services, record, input, commit } = call;
  await askAboutStrangers(call, [input.email]);
  const to = input.email || (await borrowerAddress(tx, record.borrowerId ?? ''));
  if (!to) throw new Refused('borrowerWithoutEmail');
  const asOf = input.asOf ?? (await practiceDay(tx, services));
  const mail = { loanIds: [record.id], from: record.openedOn, asOf };
  if (!(await hasWords(tx, input.emailType, mail))) throw new Refused('nothingAdvanced');
  await queueLoanMail(tx, services, input.emailType, {
    ...mail,
    to,
    objectName: record.loanNo ?? '',
  });
  return commit(accept());
});

export const sendHandlers: readonly Handler[] = [statementHandler, remittanceHandler, emailHandler];
