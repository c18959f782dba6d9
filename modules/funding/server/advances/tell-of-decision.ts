import { queueMail, templateMail } from '#correspondence/server';
import { amountText, html, moduleNameOf } from '#kernel/domain';
import { on } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { notify } from '#platform/server';
import { advanceDecided, advanceRequest, fundingAgreement } from '../../domain/index.ts';
import type { PrintedAdvance } from '../../domain/index.ts';
import { peopleOfAdvance } from './people-of-advance.ts';
import { printedAdvanceRequest } from './printed-advance.ts';

const requestText = `select agreement_id::text as "agreementId", decided_reason as reason
  from advance_requests where id = $1::uuid`;

type Decided = { readonly agreementId: string; readonly reason: string | null };

const billText = ({ payee, invoiceNo, caseNo }: PrintedAdvance['lines'][number]): string =>
  [payee, invoiceNo && `invoice ${invoiceNo}`, caseNo].filter(Boolean).join(', ');

const templateData = (printed: PrintedAdvance, reason: string | null) => ({
  company: { name: printed.borrower },
  agreement: { number: printed.agreementNo },
  advance: {
    number: printed.no,
    amount: amountText(printed.amount),
    reason,
    lines: printed.lines.map((line) => ({
      description: billText(line),
      amount: amountText(line.amount),
    })),
  },
});

async function readDecided(tx: Tx, id: string) {
  const [decided] = await tx.query<Decided>(requestText, [id]);
  const printed = decided && (await printedAdvanceRequest(tx, id));
  return printed ? { ...decided, printed } : null;
}

/** Whoever asked reads it at once and by mail; the case managers of the cases get the mail. */
export const tellOfDecision = on(
  advanceDecided,
  'funding.tellOfAdvanceDecision',
  async ({ payload: { requestId, isApproved, decidedById } }, tx, services) => {
    const found = await readDecided(tx, requestId);
    if (!found) return;
    const { printed, reason, agreementId } = found;
    const title = `Advance request ${printed.no} is ${isApproved ? 'approved' : 'rejected'}`;
    const { askerId, readers } = await peopleOfAdvance(tx, requestId, decidedById);
    await notify(tx, services, {
      recipientIds: askerId === null ? [] : [askerId],
      title,
      content: html`${amountText(printed.amount)} for
      ${printed.borrower}${reason ? `: ${reason}` : ''}`.markup,
      type: 'Action Required',
      fromModule: moduleNameOf(fundingAgreement),
      objectId: agreementId,
      objectReferenceName: printed.agreementNo,
    });
    const templateKey = isApproved ? 'AdvanceRequestApproved' : 'AdvanceRequestRejected';
    for (const { email, firstName } of readers) {
      const data = { ...templateData(printed, reason), person: { firstName } };
      await queueMail(tx, services, {
        ...(await templateMail(tx, services, templateKey, data)),
        to: email,
        templateKey,
        fromModule: moduleNameOf(advanceRequest),
        objectId: requestId,
        objectName: printed.no,
      });
    }
  },
  { inDryRun: true },
);
