import { billingOn } from '#billing/testing';
import type { MailServer } from '#correspondence/testing';
import { lendingOn } from '#funding/testing';
import type { TestServer } from '#kernel/testing';
import { walkedWorkflows } from '../walked-workflows.ts';
import { bookingSending } from './booking.ts';
import { bookedBy, casesSending } from './cases.ts';
import { billingSending, fundingSending, remittanceSending } from './money.ts';
import { sendingMoves } from './moves.ts';
import type { SendingCalls } from './moves.ts';
import { partiesSending } from './parties.ts';
import { sessionsSending } from './sessions.ts';
import { typingSending } from './typing.ts';

/** A call with a record of its own for everything that can be tried, by its ability. */
export async function allSendingCalls(server: TestServer, smtp: MailServer) {
  const walked = await walkedWorkflows(server, () => {});
  const billing = await billingOn(server, smtp);
  const moves = sendingMoves(server, walked.of);
  const calls: SendingCalls = {
    ...moves,
    ...(await casesSending(server, walked.practice, walked.of, moves)),
    ...typingSending(walked.practice, walked.of),
    ...(await bookingSending(server, walked.clinic)),
    ...(await sessionsSending(server)),
    ...billingSending(billing),
    ...(await remittanceSending(server)),
    ...fundingSending(await lendingOn(billing)),
    ...(await partiesSending(server)),
  };
  return { calls, bookedBy: () => bookedBy(walked.practice) };
}
