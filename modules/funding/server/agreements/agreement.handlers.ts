import { askAboutStrangers } from '#correspondence/server';
import { handle } from '#kernel/server';
import type { Handler } from '#kernel/server';
import {
  changeFundingType,
  decideActive,
  decideAgreementSending,
  decideCancelled,
  decideFundingType,
  fundingAgreementWorkflow,
  sendAgreement,
} from '../../domain/index.ts';
import { billsOfAgreement } from '../advances/waiting-bills.ts';
import { openCreditRequests, readinessOf, runningLoans } from './agreement-facts.ts';
import { queueAgreementMail } from './agreement-mail.ts';
import { readPrintedAgreement } from './read-printed-agreement.ts';

const { Active, Cancelled } = fundingAgreementWorkflow.actions;

const activeHandler = handle(Active, async ({ tx, services, record, commit }) =>
  commit(decideActive(record, await readinessOf(tx, record.id), services.now().toISOString())),
);

const cancelledHandler = handle(Cancelled, async (call) => {
  const { tx, services, record, input, answers, commit } = call;
  const { running, owing } = await runningLoans(tx, record.id);
  return commit(
    decideCancelled(record, {
      owing,
      idle: running - owing,
      waiting: await billsOfAgreement(tx, record.id),
      creditRequests: await openCreditRequests(tx, record.id),
      reason: input.reason,
      now: services.now().toISOString(),
      answers,
    }),
  );
});

const typeHandler = handle(changeFundingType, async ({ tx, record, input, answers, commit }) => {
  const { running } = await runningLoans(tx, record.id);
  return commit(decideFundingType(record, { ...input, running, answers }));
});

const sendHandler = handle(sendAgreement, async (call) => {
  const { tx, services, record, input, commit } = call;
  await askAboutStrangers(call, [input.email]);
  const printed = await readPrintedAgreement(tx, record.id);
  const known = input.to === 'borrower' ? printed?.borrowerEmail : printed?.lenderEmail;
  const address = input.email || known || null;
  const now = services.now().toISOString();
  const sent = await commit(decideAgreementSending(record, { to: input.to, address, now }));
  await queueAgreementMail(tx, services, {
    agreementId: record.id,
    agreementNo: record.agreementNo ?? '',
    to: input.to,
    address: address ?? '',
  });
  return sent;
});

export const agreementHandlers: readonly Handler[] = [
  activeHandler,
  cancelledHandler,
  typeHandler,
  sendHandler,
];
