import { accept, can } from '#kernel/domain';
import type { AnyAction } from '#kernel/domain';
import { handle, newId } from '#kernel/server';
import type { Call, Handler } from '#kernel/server';
import {
  dispatchWrites,
  finalWrites,
  moveCase,
  refuseWithoutDraft,
  returnedFindings,
  sentStep,
} from '../../domain/index.ts';
import type { CaseRecord, CaseType, Delivery, MoveWish, ReportWrites } from '../../domain/index.ts';
import { caseManagersOf, caseRecord, moveFacts } from '../engine/index.ts';
import { companyDelivery, hasSignature, openFindingsOf, reportsOf } from './report-rows.ts';

type Given = { readonly note?: string | null; readonly delivery?: Delivery | null };
type Step = (
  call: Call,
  record: CaseRecord,
  also: { readonly today: string; readonly type: CaseType },
) => Promise<{ readonly wish?: MoveWish; readonly also?: readonly ReportWrites[] }>;

const given = (call: Call): Given => call.input as Given;

/** What each move of the report does besides what its row of the table says. */
const steps: Readonly<Record<string, Step>> = {
  sendDraft: async ({ tx }, { id }) => ({ also: [refuseWithoutDraft(await reportsOf(tx, id))] }),

  receiveReport: (_call, _record, { today }) =>
    Promise.resolve({ wish: { values: { reportReceivedOn: today } } }),

  returnForCorrection: async ({ tx, services }, { id }) => ({
    also: [returnedFindings(await openFindingsOf(tx, id), services.now().toISOString())],
  }),

  finaliseReport: async ({ tx, actor, answers }, { id, specialistId }, { type }) => ({
    also: finalWrites({
      isSigned: await hasSignature(tx, specialistId),
      caseId: id,
      reports: await reportsOf(tx, id),
      openFindings: (await openFindingsOf(tx, id)).length,
      // Whoever may take steps back may also go on in spite of what was found.
      isAdminStaff: can(actor, `${type.resource.name}.undo`),
      answers,
      newId: newId(),
    }),
  }),

  sendReport: async (call, record, { today, type }) => {
    const { tx, services, answers } = call;
    const recipients = await caseManagersOf(tx, record);
    const [report] = await reportsOf(tx, record.id);
    const delivery = given(call).delivery ?? (await companyDelivery(tx, record)) ?? 'link';
    const step = sentStep(type, record);
    return {
      wish: { values: { reportSentOn: today }, ...(step && { to: { step }, outcome: step }) },
      also: dispatchWrites({
        caseId: record.id,
        report,
        recipients,
        delivery,
        answers,
        now: services.now().toISOString(),
        newIds: recipients.map(() => newId()),
      }),
    };
  },
};

/** The moves that are handled here; a type leaves them out of its plain handlers. */
export const reportMoves = Object.keys(steps);

const reportMove = (type: CaseType, action: AnyAction, step: Step): Handler =>
  handle(action, async (call) => {
    const { tx, services, commit } = call;
    const record = caseRecord(call.record);
    const facts = await moveFacts(tx, services, type, record);
    const { wish = {}, also = [] } = await step(call, record, { today: facts.today, type });
    const note = given(call).note ?? null;
    const values = Object.fromEntries(
      Object.entries(wish.values ?? {}).filter(([key]) => key in type.resource.fields),
    );
    return commit(
      accept(...moveCase(type, record, action.name, facts, { note, ...wish, values }), ...also),
    );
  });

export const reportMoveHandlers = (type: CaseType): readonly Handler[] =>
  Object.entries(steps).flatMap(([name, step]) => {
    const action = type.workflow.actions[name];
    return action ? [reportMove(type, action, step)] : [];
  });
