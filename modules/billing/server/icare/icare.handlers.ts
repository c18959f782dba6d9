import { accept, change, create } from '#kernel/domain';
import { Refused, handle, newId } from '#kernel/server';
import { readLetterhead } from '#documents/server';
import {
  answerIcareClaim,
  icareClaim,
  icareClaimFile,
  makeIcareClaim,
  missingForIcare,
} from '../../domain/index.ts';
import { lockedInvoice } from '../corrections/correction-facts.ts';
import { readPrintedInvoice } from '../sending/read-printed-invoice.ts';

/** C-424, G-138: what is missing is told in one sentence; nothing is built until it is there. */
const makeHandler = handle(makeIcareClaim, async ({ tx, actor, services, input, commit }) => {
  const { id: invoiceId } = await lockedInvoice(tx, actor, input.invoiceId);
  const printed = await readPrintedInvoice(tx, invoiceId);
  if (!printed) throw new Refused('notFound');
  if (printed.isCancelled)
    throw new Refused('icareOfCancelled', { values: { invoiceNo: printed.invoiceNo } });
  const { practiceName: name, abn } = await readLetterhead(tx, services);
  const missing = missingForIcare(printed, { name, abn });
  if (missing.length)
    throw new Refused('icareFieldsMissing', { values: { missing: missing.join(', ') } });
  const file = icareClaimFile(printed, { name, abn });
  const id = newId();
  return commit(
    accept(
      create(icareClaim, {
        id,
        invoiceId,
        claimNo: file.claimNo,
        amount: file.totalWithGst,
        outcome: 'waiting',
        content: JSON.stringify(file, null, 2),
      }),
    ),
    { of: [icareClaim, id], status: 201 },
  );
});

const answerHandler = handle(answerIcareClaim, ({ record, services, input, commit }) =>
  commit(
    accept(
      change(icareClaim, record, {
        outcome: input.outcome,
        answerReference: input.answerReference ?? null,
        answerText: input.answerText ?? null,
        answeredAt: services.now().toISOString(),
      }),
    ),
  ),
);

export const icareHandlers = [makeHandler, answerHandler];
