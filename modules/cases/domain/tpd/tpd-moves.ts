import { choice, date, lookup, longText, money, text } from '#kernel/domain';
import { caseTeam, office } from '#platform/domain';
import { cancelReasons } from '../engine/case-choices.ts';
import { offHold, remark } from '../engine/common-moves.ts';
import { tpdOutcomes } from './tpd-choices.ts';
import { tpdOpen } from './tpd-steps.ts';

export const cancelFields = {
  cancelReason: choice('Reason', cancelReasons, { required: true }),
  note: longText('Note', { max: 2000 }),
} as const;

/** B-202: from the first call to the submission, and what the fund says of it. */
export const tpdMoves = {
  receiveRequest: {
    label: 'Request received',
    can: 'record that the request has come',
    who: caseTeam,
    asks: remark,
    sends: ['RequestReceived'],
    next: { step: 'REQUEST_RECEIVED', dueIn: { businessDays: 3 } },
    step: { from: ['caseCreated'], to: 'requestReceived' },
    ...offHold,
  },
  assessEligibility: {
    label: 'Assess eligibility',
    can: 'assess the eligibility',
    who: office,
    asks: remark,
    next: { step: 'FURTHER_REVIEW', dueIn: { businessDays: 5 } },
    step: { from: ['requestReceived'], to: 'prelimEligibility' },
    ...offHold,
  },
  signAgreement: {
    label: 'Agreement signed',
    can: 'record that the agreement is signed',
    who: office,
    asks: { agreementSignedOn: date('Signed on', { required: true, notFuture: true }), ...remark },
    guard: 'mayBeEligible',
    sends: ['TpdAgreementSigned'],
    next: { step: 'PAPERWORK', dueIn: { businessDays: 5 } },
    step: { from: ['prelimEligibility'], to: 'agreementSigned' },
    ...offHold,
  },
  startClaim: {
    label: 'Start client claim',
    can: 'start the claim of the client',
    who: office,
    asks: remark,
    next: { step: 'PAPERWORK', dueIn: { businessDays: 10 } },
    step: { from: ['agreementSigned'], to: 'clientClaim' },
    ...offHold,
  },
  requestMedicalStatement: {
    label: 'Request medical attendant statement',
    can: 'request the statement of the medical attendant',
    who: office,
    asks: remark,
    sends: ['TpdMedicalStatementRequest'],
    next: { step: 'PAPERWORK', dueIn: { businessDays: 20 } },
    step: { from: ['clientClaim'], to: 'medicalAttendantStatement' },
    ...offHold,
  },
  requestRecords: {
    label: 'Request clinical record',
    can: 'request the clinical record',
    who: office,
    asks: {
      recordsCaseId: lookup('Case of the records', 'case'),
      recordsReference: text('Reference', { max: 200 }),
      ...remark,
    },
    next: { step: 'PAPERWORK', dueIn: { businessDays: 20 } },
    step: { from: ['clientClaim', 'medicalAttendantStatement'], to: 'requestClinicalRecord' },
    ...offHold,
  },
  requestEmployerStatement: {
    label: "Request employer's statement",
    can: "request the employer's statement",
    who: office,
    asks: remark,
    sends: ['TpdEmployerStatementRequest'],
    next: { step: 'PAPERWORK', dueIn: { businessDays: 20 } },
    step: {
      from: [
        'clientClaim',
        'medicalAttendantStatement',
        'requestClinicalRecord',
        'legalSubmission',
      ],
      to: 'employersStatement',
    },
    ...offHold,
  },
  submit: {
    label: 'Legal submission',
    can: 'submit it to the fund',
    who: office,
    asks: { submittedOn: date('Submitted on', { required: true, notFuture: true }), ...remark },
    guard: 'hasBundle',
    charges: 'service',
    sends: ['TpdSubmitted'],
    step: {
      from: [
        'clientClaim',
        'medicalAttendantStatement',
        'requestClinicalRecord',
        'employersStatement',
      ],
      to: 'legalSubmission',
    },
    ...offHold,
  },
  recordOutcome: {
    label: 'Record outcome',
    can: 'record what the fund decided',
    who: office,
    asks: {
      outcome: choice('Outcome', tpdOutcomes, { required: true }),
      outcomeOn: date('Decided on', { required: true, notFuture: true }),
      outcomeAmount: money('Amount paid', { min: 0 }),
      ...remark,
    },
    sends: ['TpdOutcome'],
    step: { from: ['legalSubmission'] },
    ...offHold,
  },
  cancel: {
    label: 'Cancel',
    can: 'cancel it',
    who: office,
    asks: cancelFields,
    sends: ['RequestCancelled'],
    step: { from: tpdOpen, to: 'cancelled' },
    ...offHold,
  },
} as const;
