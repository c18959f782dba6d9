import { caseCharge } from '#cases/domain';
import { invoice } from '#billing/domain';
import { openByCase } from '#billing/server';
import { addMoney, exact, toCents } from '#kernel/domain';
import type { Actor, RecordOf } from '#kernel/domain';
import { Refused, readRecord } from '#kernel/server';
import type { Tx } from '#kernel/server';
import type { CreditSubject } from '../../domain/index.ts';
import { gstPercent } from '../loans/gst-percent.ts';

type Asked = {
  readonly caseId: string;
  readonly invoiceId?: string | null;
  readonly chargeId?: string | null;
};

export type SubjectOfCase = CreditSubject & { readonly companyId: string | null };

const read = async <R>(json: Promise<string>): Promise<RecordOf<R>> =>
  JSON.parse(await json) as RecordOf<R>;

async function ofInvoice(tx: Tx, actor: Actor, caseId: string, id: string): Promise<SubjectOfCase> {
  const found = await read<typeof invoice>(readRecord(tx, actor, invoice, id));
  const parts = (await openByCase(tx, id)).filter((one) => one.caseId === caseId);
  return {
    invoiceId: id,
    chargeId: null,
    companyId: found.companyId,
    description: `Invoice ${found.invoiceNo ?? ''}`,
    open: addMoney('0.00', ...parts.map(({ open }) => open)),
  };
}

/** With GST: the invoice that comes will have it. */
async function ofCharge(tx: Tx, actor: Actor, caseId: string, id: string): Promise<SubjectOfCase> {
  const found = await read<typeof caseCharge>(readRecord(tx, actor, caseCharge, id));
  const isOpen = found.caseId === caseId && found.status === 'pending' && found.amount !== null;
  const gst = found.hasGst ? await gstPercent(tx) : '0';
  const amount = exact(isOpen ? (found.amount ?? '0') : '0');
  return {
    invoiceId: null,
    chargeId: id,
    companyId: found.companyId,
    description: found.description,
    open: toCents(amount.plus(amount.times(gst).div(100))),
  };
}

/** One invoice or one charge of the case, with what is open of it. */
export function creditSubject(tx: Tx, actor: Actor, asked: Asked): Promise<SubjectOfCase> {
  const { caseId, invoiceId, chargeId } = asked;
  if (Boolean(invoiceId) === Boolean(chargeId)) throw new Refused('creditWithoutSubject');
  return invoiceId
    ? ofInvoice(tx, actor, caseId, invoiceId)
    : ofCharge(tx, actor, caseId, chargeId ?? '');
}
