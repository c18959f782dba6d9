import { handle } from '#kernel/server';
import type { ServerPart } from '#kernel/server';
import { pictureOfCase, readCasePicture } from '../../domain/index.ts';
import { caseAsked } from '../invoicing/case-to-invoice.ts';
import { caseFundingPoint } from './case-funding-point.ts';
import { claimMoney } from './claim-money.ts';
import { readCaseInvoices, readReceived } from './read-case-invoices.ts';
import { readCasePay } from './read-case-pay.ts';
import { readCaseWork } from './read-case-work.ts';

/** One transaction, so that all of it is of one moment. */
const pictureHandler = handle(readCasePicture, async ({ tx, actor, services, input }) => {
  const { caseId } = await caseAsked(tx, actor, input);
  const [read] = caseFundingPoint.of(services);
  const funding = (await read?.(tx, actor, caseId)) ?? null;
  const transactions = funding?.transactions ?? [];
  return pictureOfCase({
    ...(await readCaseWork(tx, caseId)),
    ...(await readCaseInvoices(tx, caseId)),
    ...(await readCasePay(tx, caseId)),
    funding,
    received: await readReceived(
      tx,
      transactions.map(({ transactionNo }) => transactionNo),
    ),
  });
});

export const caseMoneyOverviewParts: ServerPart = {
  handlers: [pictureHandler],
  contributes: [claimMoney],
};
