import { accept, change } from '#kernel/domain';
import { Refused, handle } from '#kernel/server';
import type { Handler } from '#kernel/server';
import {
  approveFee,
  chargeWrite,
  decideCall,
  decideFeeApproval,
  decideFeeQuote,
  decideItemMove,
  decideReminder,
  feeOf,
  logCall,
  makeUploadLink,
  mri,
  mriWorkflow,
  payFee,
  quoteFee,
  readContacts,
  remindProvider,
} from '../../domain/index.ts';
import type { PlainDate } from '#kernel/domain';
import { contactsOf } from './contact-rows.ts';
import { momentOf } from './moment-of.ts';
import { queueProviderMail } from './record-mail.ts';
import { itemFacts, storedRecord } from './record-rows.ts';
import { mintUploadLink } from './upload-link.ts';

const { receive, retrieve, noRecords, cancel, reopen, askAgain } = mriWorkflow.actions;

const plainMoves = [receive, retrieve, noRecords, cancel, reopen] as const;

type MoveInput = { readonly note?: string | null; readonly receivedOn?: PlainDate | null };

const moveHandlers = plainMoves.map((action) =>
  handle(action, async ({ record, input, tx, services, actor, commit }) => {
    const facts = await itemFacts(tx, record);
    const moment = await momentOf(tx, services, actor);
    const name = action.name as 'receive';
    return commit(decideItemMove(record, name, facts, input as MoveInput, moment));
  }),
);

const askAgainHandler = handle(askAgain, async (call) => {
  const { record, input, tx, services, actor, commit } = call;
  const facts = await itemFacts(tx, record);
  const moment = await momentOf(tx, services, actor);
  const answer = await commit(decideItemMove(record, 'askAgain', facts, input, moment));
  // They did answer: what is missing is asked for, nobody is reminded.
  if (record.providerEmail)
    await queueProviderMail(tx, services, facts.record, {
      itemId: record.id,
      template: 'MedicalRecordRequest',
      note: input.note,
      to: record.providerEmail,
    });
  return answer;
});

const remindHandler = handle(remindProvider, async (call) => {
  const { record, input, tx, services, actor, commit } = call;
  const { record: of, isCaseOpen } = await itemFacts(tx, record);
  if (!isCaseOpen) throw new Refused('recordStandsStill');
  const note = input.note ?? null;
  const answer = await commit(decideReminder(record, note, await momentOf(tx, services, actor)));
  await queueProviderMail(tx, services, of, {
    itemId: record.id,
    template: 'MedicalRecordReminder',
    note,
    to: record.providerEmail ?? '',
  });
  return answer;
});

const callHandler = handle(logCall, async ({ record, input, tx, services, actor, commit }) => {
  const { promisedOn = null, note = null } = input;
  const outcome = input.outcome ?? 'noAnswer';
  const moment = await momentOf(tx, services, actor);
  return commit(decideCall(record, { outcome, promisedOn, note }, moment));
});

const linkHandler = handle(makeUploadLink, async ({ record, tx, services }) => {
  if (record.status !== 'requested') throw new Refused('requestNotWaiting');
  return { link: await mintUploadLink(tx, services, record.id) };
});

const quoteHandler = handle(quoteFee, ({ record, input, commit }) => {
  const { quotedFee = null, foiFee = null } = input;
  return commit(decideFeeQuote(record, { quotedFee, foiFee }));
});

const approveHandler = handle(approveFee, ({ record, actor, commit }) =>
  commit(decideFeeApproval(record, actor.name ?? '')),
);

/** What we paid for the customer goes on the customer's invoice. */
const payHandler = handle(payFee, async ({ record, input, tx, commit }) => {
  if (record.feeStatus === 'paid') throw new Refused('feePaidAlready');
  if (record.feeStatus !== 'approved') throw new Refused('feeNotApproved');
  const { feePaidOn, feeReference = null } = input;
  const of = await storedRecord(tx, record.mrId);
  const charge = {
    kind: 'loading',
    description: `Provider fee: ${record.providerName}`.slice(0, 200),
    amount: feeOf(record),
    hasGst: true,
    payeeAmount: null,
    priceRule: 'What the provider was paid',
  } as const;
  return commit(
    accept(
      change(mri, record.id, { feeStatus: 'paid', feePaidOn, feeReference }),
      chargeWrite(of, 'payFee', charge, feePaidOn),
    ),
  );
});

export const itemHandlers: readonly Handler[] = [
  ...moveHandlers,
  askAgainHandler,
  remindHandler,
  callHandler,
  linkHandler,
  quoteHandler,
  approveHandler,
  payHandler,
  handle(readContacts, async ({ tx, record }) => ({ items: await contactsOf(tx, record.id) })),
];
