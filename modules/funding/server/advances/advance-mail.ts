import {
  askAboutStrangers,
  mailRendererPoint,
  queueMail,
  templateMail,
} from '#correspondence/server';
import { readLetterhead } from '#documents/server';
import { amountText, moduleNameOf } from '#kernel/domain';
import { handle } from '#kernel/server';
import type { Handler, Services, Tx } from '#kernel/server';
import {
  advanceRequest,
  advanceRequestDocument,
  decideAdvanceSending,
  sendAdvanceRequest,
  sendAdvanceRequestByGet,
} from '../../domain/index.ts';
import { printedAdvanceRequest } from './printed-advance.ts';

const name = 'funding.advanceRequest';
const templateKey = 'AdvanceRequestSent';

/** Written when it leaves: a request that was cancelled meanwhile is not sent. */
export const advanceRequestRenderer = mailRendererPoint.contribute({
  name,
  async render(tx, data, services) {
    const { id } = data as { id: string };
    const printed = await printedAdvanceRequest(tx, id);
    if (!printed || printed.isCancelled) return null;
    const words = await templateMail(tx, services, templateKey, {
      company: { name: printed.borrower },
      agreement: { number: printed.agreementNo },
      transaction: { amount: amountText(printed.amount), purpose: printed.no },
    });
    const document = advanceRequestDocument.write(printed, await readLetterhead(tx, services));
    return { ...words, attachments: [{ document }] };
  },
});

const lenderText = `select p.email from advance_requests r join funding_providers p on p.id = r.funding_provider_id
  where r.id = $1::uuid`;

const lenderAddress = async (tx: Tx, id: string): Promise<string | null> =>
  (await tx.query<{ email: string | null }>(lenderText, [id]))[0]?.email ?? null;

type Sent = { readonly id: string; readonly requestNo: string | null; readonly to: string };

const queueAdvanceMail = (tx: Tx, services: Services, { id, requestNo, to }: Sent) =>
  queueMail(tx, services, {
    to,
    subject: `Advance request ${requestNo ?? ''}`,
    templateKey,
    render: name,
    data: { id },
    fromModule: moduleNameOf(advanceRequest),
    objectId: id,
    objectName: requestNo ?? '',
  });

/** C-391 and its twin. */
const sender = (action: typeof sendAdvanceRequest): Handler =>
  handle(action, async (call) => {
    const { tx, services, record, input, commit } = call;
    await askAboutStrangers(call, [input.email]);
    const to = input.email || (await lenderAddress(tx, record.id));
    const now = services.now().toISOString();
    const sent = await commit(decideAdvanceSending(record, { to, now }));
    const { id, requestNo } = record;
    await queueAdvanceMail(tx, services, { id, requestNo, to: to ?? '' });
    return sent;
  });

export const advanceMailHandlers: readonly Handler[] = [
  sender(sendAdvanceRequest),
  sender(sendAdvanceRequestByGet),
];
