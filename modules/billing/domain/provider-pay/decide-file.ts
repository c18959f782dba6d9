import { accept, changeAll, create, exact, refuse } from '#kernel/domain';
import type { Decision, Money, PlainDate } from '#kernel/domain';
import { abaFile, abaTotal, mostInAba } from './aba-file.ts';
import type { AbaSender } from './aba-file.ts';
import { paymentFile } from './payment-file.resource.ts';
import { providerPayment } from './provider-payment.resource.ts';

export type PaymentForFile = {
  readonly id: string;
  readonly paymentNo: string;
  readonly status: string;
  readonly fileNo: string | null;
  readonly name: string;
  readonly accountName: string | null;
  readonly bsb: string | null;
  readonly accountNumber: string | null;
  readonly net: Money;
};

type Sender = { readonly [K in keyof Omit<AbaSender, 'isSelfBalancing'>]: string | null } & {
  readonly isSelfBalancing: boolean;
};

export type NewFile = {
  readonly id: string;
  readonly sender: Sender;
  readonly payments: readonly PaymentForFile[];
  readonly processOn: PlainDate;
};

function senderOf({ isSelfBalancing, ...sender }: Sender): AbaSender | null {
  const { bankCode, userName, userNumber, bsb, accountNumber } = sender;
  if (!bankCode || !userName || !bsb || !accountNumber) return null;
  if (!userNumber || !/^\d{1,6}$/.test(userNumber)) return null;
  return { bankCode, userName, userNumber, bsb, accountNumber, isSelfBalancing };
}

const refusalFor = ({ paymentNo, status, fileNo, name, bsb, accountNumber }: PaymentForFile) => {
  const values = { paymentNo, name, fileNo: fileNo ?? '' };
  if (fileNo) return refuse('paymentInFileAlready', { values });
  if (status !== 'made') return refuse('paymentNotWaiting', { values });
  return (!bsb || !accountNumber) && refuse('payeeWithoutAccount', { values });
};

/** A payment goes into one file only: the bank never gets it twice. */
export function decideFile({ id, sender, payments, processOn }: NewFile): Decision {
  const from = senderOf(sender);
  if (!from) return refuse('ownAccountMissing');
  if (!payments.length) return refuse('nothingToPay');
  const total = abaTotal(payments.map(({ net }) => ({ amount: net })));
  const content = abaFile(
    from,
    payments.map((payment) => ({
      bsb: payment.bsb ?? '',
      accountNumber: payment.accountNumber ?? '',
      accountName: payment.accountName || payment.name,
      reference: payment.paymentNo,
      amount: payment.net,
    })),
    processOn,
  );
  return accept(
    payments.map(refusalFor),
    exact(total).greaterThan(mostInAba) && refuse('bankFileTooLarge'),
    create(paymentFile, { id, processOn, payments: payments.length, total, content }),
    changeAll(
      providerPayment,
      payments.map((payment) => payment.id),
      { fileId: id },
    ),
  );
}
