import type { PlainDate } from '#kernel/domain';
import { otSteps } from '../ot/ot-steps.ts';
import type { QuotationStatus } from './quotation-choices.ts';

/** G-018, in their order. */
export const otProcessSections = {
  QUOTATION_REQUEST: 'Quotation request',
  QUOTATION_SENT: 'Quotation sent',
  QUOTATION_APPROVED: 'Quotation approved',
  ASSESSMENT: 'Assessment',
  REPORT: 'Report',
  INVOICE: 'Invoice',
} as const;

export type OtProcessSection = keyof typeof otProcessSections;

/** `skipped`: the case went on without it. */
export const processStates = ['done', 'current', 'waiting', 'skipped'] as const;
export type ProcessState = (typeof processStates)[number];

export type ProcessFacts = {
  readonly step: string;
  readonly billingStatus: string;
  readonly requestedOn: PlainDate | null;
  readonly assessedOn: PlainDate | null;
  readonly reportSentOn: PlainDate | null;
  /** Of the quotation in hand. */
  readonly quotation: {
    readonly status: QuotationStatus;
    readonly sentOn: PlainDate | null;
    readonly decidedOn: PlainDate | null;
  } | null;
};

export type ProcessSection = {
  readonly key: OtProcessSection;
  readonly state: ProcessState;
  readonly on: PlainDate | null;
};

const order = Object.keys(otSteps);
const isPast = (step: string, mark: keyof typeof otSteps): boolean =>
  order.indexOf(step) > order.indexOf(mark);

/** The case has been seen: no more than being on the way there counts. */
const isAssessed = (step: string): boolean =>
  isPast(step, 'fileReview') && step !== 'notAttended' && !step.startsWith('cancelled');
const isReported = (step: string): boolean =>
  ['reportSent', 'clarificationNoFee', 'amendmentNoFee'].includes(step);

/** How far an OT case has come. The first section that is not done is the current one. */
export function otProcess(facts: ProcessFacts): readonly ProcessSection[] {
  const { step, billingStatus, quotation } = facts;
  const isApproved = quotation?.status === 'approved';
  const isSent = Boolean(quotation?.sentOn);
  const isBeyond = isPast(step, 'quotationSent');
  const done: Readonly<Record<OtProcessSection, readonly [boolean, PlainDate | null]>> = {
    QUOTATION_REQUEST: [step !== 'caseCreated' || quotation !== null, facts.requestedOn],
    QUOTATION_SENT: [isSent, quotation?.sentOn ?? null],
    QUOTATION_APPROVED: [isApproved, isApproved ? quotation.decidedOn : null],
    ASSESSMENT: [isAssessed(step), isAssessed(step) ? facts.assessedOn : null],
    REPORT: [isReported(step), facts.reportSentOn],
    INVOICE: [billingStatus !== 'none', null],
  };
  const keys = Object.keys(otProcessSections) as OtProcessSection[];
  const isSkipped = (key: OtProcessSection) =>
    isBeyond && key.startsWith('QUOTATION') && !done[key][0];
  const current = keys.find((key) => !done[key][0] && !isSkipped(key));
  return keys.map((key) => {
    const [isDone, on] = done[key];
    const state = isDone
      ? 'done'
      : isSkipped(key)
        ? 'skipped'
        : key === current
          ? 'current'
          : 'waiting';
    return { key, state, on: isDone ? on : null };
  });
}
