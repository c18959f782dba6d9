import { Refused } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import type { AccountPurpose, InvoiceToUpload, LineToUpload } from '../../domain/index.ts';
import { orRefuse } from './accounting-failure.ts';
import { sendInvoices } from './send-documents.ts';
import { openAccounting, patienceOfRequest } from './xero-connection.ts';

const codeText = `select code from account_code where purpose = $1 and not is_deleted`;

type OtherInvoice = Omit<InvoiceToUpload, 'lines'> & {
  readonly lines: readonly Omit<LineToUpload, 'accountCode'>[];
  /** The account that all of its lines are booked on. */
  readonly account: AccountPurpose;
};

/** An invoice that a later module keeps. Done twice, it is there once. */
export const uploadOtherInvoice = (
  tx: Tx,
  services: Services,
  { account, lines, ...head }: OtherInvoice,
): Promise<string> =>
  orRefuse(async () => {
    const client = await openAccounting(services, tx.context, patienceOfRequest);
    const [row] = await tx.query<{ code: string }>(codeText, [account]);
    const accountCode = row?.code ?? '';
    const document = { ...head, lines: lines.map((line) => ({ ...line, accountCode })) };
    const [uploaded] = await sendInvoices(client, [document]);
    if (uploaded?.accountingId) return uploaded.accountingId;
    throw new Refused('accountingRefused', {
      values: { reason: uploaded?.message ?? 'It was not taken.' },
    });
  });
