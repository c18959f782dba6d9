import { choice, longText } from '#kernel/domain';
import { caseTeam, office } from '#platform/domain';
import { cancelReasons } from '../engine/case-choices.ts';
import { offHold, reason, remark } from '../engine/common-moves.ts';
import { imeReportMoves } from '../ime/ime-report-moves.ts';
import { cancelledRequest, cancelledRequestSteps, requestOpen } from './request-steps.ts';

const officeAndSpecialist = [...office, 'SPECIALIST'] as const;

const { receiveDictation, sendDraft, receiveReport, finaliseReport, sendReport } = imeReportMoves;
const { returnForCorrection, clarify, amend } = imeReportMoves;

const receiveRequest = {
  label: 'Request received',
  can: 'record that the request has come',
  who: caseTeam,
  asks: remark,
  sends: ['RequestReceived'],
  next: { step: 'PAPERWORK', dueIn: { businessDays: 1 } },
  step: { from: ['caseCreated'], to: 'requestReceived' },
  ...offHold,
} as const;

/** The question whether the specialist takes it, and whether they may. */
const conflictMoves = {
  askSpecialist: {
    label: 'Ask about conflicts',
    can: 'ask the specialist',
    who: office,
    asks: remark,
    guard: ['hasSpecialist', 'isNotRefused'],
    sends: ['ConflictQuestion'],
    next: { step: 'REQUEST_RECEIVED', dueIn: { businessDays: 2 } },
    step: { from: ['requestReceived'] },
    ...offHold,
  },
  acceptRequest: {
    label: 'Accept the request',
    can: 'accept the request',
    who: officeAndSpecialist,
    asks: remark,
    guard: 'isWaiting',
    step: { from: ['requestReceived', 'requestSent'] },
    ...offHold,
  },
  declineRequest: {
    label: 'Decline the request',
    can: 'decline the request',
    who: officeAndSpecialist,
    asks: reason,
    guard: 'isWaiting',
    next: { step: 'REQUEST_RECEIVED', dueIn: { businessDays: 1 } },
    step: { from: ['requestReceived', 'requestSent'], to: 'requestReceived' },
    ...offHold,
  },
  reportConflict: {
    label: 'I have a conflict',
    can: 'report a conflict of interest',
    who: officeAndSpecialist,
    asks: reason,
    guard: 'isWaiting',
    next: { step: 'REQUEST_RECEIVED', dueIn: { businessDays: 1 } },
    step: { from: ['requestReceived', 'requestSent'], to: 'requestReceived' },
    ...offHold,
  },
} as const;

/** Outcomes of a cancellation: nobody was kept waiting, so there is no pay without a fee. */
export const cancelRequestInput = {
  outcome: choice('Outcome', cancelledRequest, { required: true }),
  cancelReason: choice('Reason', cancelReasons, { required: true }),
  note: longText('Note', { max: 2000 }),
} as const;

/** B-197, G-022: one table for both types. They differ in the steps at which a report is sent. */
export const requestMoves = <const S extends string>(sent: readonly S[], request: string) =>
  ({
    receiveRequest,
    ...conflictMoves,
    sendRequest: {
      label: 'Send request to specialist',
      can: 'send the request to the specialist',
      who: office,
      asks: remark,
      guard: ['hasSpecialist', 'isNotRefused', 'isAnswered', 'hasSomethingToSend'],
      sends: [request],
      next: { step: 'DICTATION', dueIn: { businessDays: -2, from: 'reportDueDate' } },
      step: { from: ['requestReceived'], to: 'requestSent' },
      ...offHold,
    },
    receiveDictation: {
      ...receiveDictation,
      step: { from: ['requestSent'], to: 'dictationReceived' },
    },
    sendDraft: {
      ...sendDraft,
      step: { from: ['dictationReceived', 'reportReceived'], to: 'draftSent' },
    },
    receiveReport: {
      ...receiveReport,
      next: { step: 'QUALITY_ASSURANCE', dueIn: { businessDays: 1 } },
      step: { from: ['requestSent', 'dictationReceived', 'draftSent'], to: 'reportReceived' },
    },
    returnForCorrection: {
      ...returnForCorrection,
      step: { from: ['reportReceived'], to: 'draftSent' },
    },
    /** The newest version becomes the final one; the step stays. */
    finaliseReport: { ...finaliseReport, step: { from: ['reportReceived'] } },
    sendReport: {
      ...sendReport,
      charges: 'service',
      step: { from: ['reportReceived'], to: sent },
    },
    /** A sent report goes back to the same specialist, without a fee. */
    clarify: { ...clarify, step: { from: sent, to: 'requestSent' } },
    amend: { ...amend, step: { from: sent, to: 'requestSent' } },
    cancel: {
      label: 'Cancel case',
      can: 'cancel it',
      who: office,
      asks: cancelRequestInput,
      sends: ['RequestCancelled'],
      charges: 'lateCancellation',
      step: { from: requestOpen, to: cancelledRequestSteps },
      ...offHold,
    },
  }) as const;
