import { choice } from '#kernel/domain';
import { reportDeliveries } from '#parties/domain';
import { caseTeam, office } from '#platform/domain';
import { offHold, reason, remark } from '../engine/common-moves.ts';

const officeAndSpecialist = [...office, 'SPECIALIST'] as const;

/** From the dictation to the report in the hands of the case managers. */
export const imeReportMoves = {
  receiveDictation: {
    label: 'Dictation received',
    can: 'record that the dictation has come',
    who: officeAndSpecialist,
    asks: remark,
    sends: ['DictationReceived'],
    next: { step: 'REPORT_DRAFT', dueIn: { businessDays: 2 } },
    step: {
      from: ['attendedChargeable', 'attendedNoFee', 'fileReview'],
      to: 'dictationReceived',
    },
    ...offHold,
  },
  sendDraft: {
    label: 'Send draft to specialist',
    can: 'send the draft to the specialist',
    who: office,
    asks: remark,
    sends: ['ReportDraftToSpecialist'],
    next: { step: 'REPORT_CORECTED', dueIn: { businessDays: 3 } },
    step: { from: ['dictationReceived', 'reportReceived'], to: 'draftSent' },
    ...offHold,
  },
  receiveReport: {
    label: 'Report received',
    can: 'record that the report has come from the specialist',
    who: officeAndSpecialist,
    asks: remark,
    next: { step: 'POST_ADMIN', dueIn: { businessDays: 1 } },
    step: {
      from: ['attendedChargeable', 'attendedNoFee', 'draftSent', 'collectReport'],
      to: 'reportReceived',
    },
    ...offHold,
  },
  collectReport: {
    label: 'Collect report',
    can: 'collect the report from the specialist',
    who: office,
    asks: remark,
    next: { step: 'REPORT_CORECTED', dueIn: { businessDays: 2 } },
    step: { from: ['draftSent'], to: 'collectReport' },
    ...offHold,
  },
  reviewFurtherMaterial: {
    label: 'Further material review',
    can: 'let further material be reviewed',
    who: office,
    asks: remark,
    next: { step: 'FURTHER_REVIEW', dueIn: { businessDays: 5 } },
    step: { from: ['reportReceived'], to: 'furtherReview' },
    ...offHold,
  },
  startPostAdmin: {
    label: 'Post assessment admin',
    can: 'start the post assessment admin',
    who: office,
    asks: remark,
    next: { step: 'POST_ADMIN', dueIn: { businessDays: 1 } },
    step: { from: ['reportReceived', 'furtherReview'], to: 'postAdmin' },
    ...offHold,
  },
  startQualityAssurance: {
    label: 'Quality assurance',
    can: 'start the quality assurance',
    who: office,
    asks: remark,
    next: { step: 'QUALITY_ASSURANCE', dueIn: { businessDays: 1 } },
    step: { from: ['postAdmin'], to: 'qualityAssurance' },
    ...offHold,
  },
  returnForCorrection: {
    label: 'Return for correction',
    can: 'return the report for correction',
    who: office,
    asks: reason,
    sends: ['ReportCorrection'],
    next: { step: 'REPORT_CORECTED', dueIn: { businessDays: 2 } },
    step: { from: ['qualityAssurance', 'reportFinalisation'], to: 'draftSent' },
    ...offHold,
  },
  finaliseReport: {
    label: 'Finalise report',
    can: 'finalise the report',
    who: office,
    asks: remark,
    next: { step: 'REPORT_FINALISATION', dueIn: { businessDays: 1 } },
    step: { from: ['qualityAssurance'], to: 'reportFinalisation' },
    ...offHold,
  },
  sendReport: {
    label: 'Send report',
    can: 'send the report to the case managers',
    who: office,
    asks: { delivery: choice('Delivery', reportDeliveries), ...remark },
    sends: ['ReportReady'],
    charges: 'report',
    step: {
      from: ['reportFinalisation', 'clarificationNoFee', 'amendmentNoFee'],
      to: 'reportSent',
    },
    ...offHold,
  },
  /** E-101: the customer asks about a report that was sent. */
  clarify: {
    label: 'Clarification (no fee)',
    can: 'clarify it without a fee',
    who: caseTeam,
    asks: reason,
    next: { step: 'REPORT_CORECTED', dueIn: { businessDays: 5 } },
    step: { from: ['reportSent'], to: 'clarificationNoFee' },
    ...offHold,
  },
  amend: {
    label: 'Amendment (no fee)',
    can: 'amend it without a fee',
    who: office,
    asks: reason,
    next: { step: 'REPORT_CORECTED', dueIn: { businessDays: 5 } },
    step: { from: ['reportSent'], to: 'amendmentNoFee' },
    ...offHold,
  },
} as const;
