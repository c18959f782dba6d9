import { choice, longText } from '#kernel/domain';
import { caseTeam, office } from '#platform/domain';
import { cancelReasons } from '../engine/case-choices.ts';
import { offHold, remark } from '../engine/common-moves.ts';
import { mrCancelled, mrOpen } from './mr-steps.ts';

export const recordCancelInput = {
  outcome: choice(
    'Outcome',
    { cancelledNoFee: 'Cancelled (no fee)', cancelledChargeable: 'Cancelled (chargeable)' },
    { required: true },
  ),
  cancelReason: choice('Reason', cancelReasons, { required: true }),
  note: longText('Note', { max: 2000 }),
} as const;

/** B-198: from the order to the files in the hands of the case managers. */
export const mrMoves = {
  receiveRequest: {
    label: 'Request received',
    can: 'record that the request has come',
    who: caseTeam,
    asks: remark,
    next: { step: 'REQUEST_RECEIVED', dueIn: { businessDays: 2 } },
    step: { from: ['caseCreated'], to: 'requestReceived' },
    ...offHold,
  },
  /** Follows by itself from the first request to a provider. */
  sendRequests: {
    label: 'Requests sent',
    can: 'record that the providers were asked',
    who: office,
    asks: remark,
    guard: 'hasRequests',
    next: { step: 'PAPERWORK', dueIn: { businessDays: 20 } },
    step: { from: ['caseCreated', 'requestReceived'], to: 'requestSent' },
    ...offHold,
  },
  sendFiles: {
    label: 'Send files to CMs',
    can: 'send the files to the case managers',
    who: office,
    asks: remark,
    guard: 'hasBundle',
    sends: ['MedicalRecordFiles'],
    charges: 'service',
    step: { from: ['requestSent'], to: 'filesSent' },
    ...offHold,
  },
  /** Files that come late: another bundle is made and sent. */
  reopen: {
    label: 'Ask for more records',
    can: 'ask for more records',
    who: office,
    asks: remark,
    next: { step: 'PAPERWORK', dueIn: { businessDays: 20 } },
    step: { from: ['filesSent'], to: 'requestSent' },
    ...offHold,
  },
  cancel: {
    label: 'Cancel case',
    can: 'cancel it',
    who: office,
    asks: recordCancelInput,
    charges: 'lateCancellation',
    step: { from: mrOpen, to: mrCancelled },
    ...offHold,
  },
} as const;
