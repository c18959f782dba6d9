import { choice, date, dateTime, flag, longText, lookup, money, number } from '#kernel/domain';
import { assessmentFields } from '../engine/assessment-fields.ts';
import { answerTones, requestKindTones, requestKinds, specialistAnswers } from './request-kinds.ts';

const recorded = { readOnly: true } as const;
const { specialtyId, cancelledOn, cancelReason, cancelNote, dictationDueDate } = assessmentFields;
const { reportReceivedOn, reportSentOn } = assessmentFields;

/** What a case has whose specialist writes a report on papers, without seeing anybody. */
export const requestFields = {
  specialtyId,
  requestKind: choice('Asked for', requestKinds, {
    required: true,
    default: 'chargeable',
    tones: requestKindTones,
  }),
  agreedFee: money('Agreed fee', {
    min: 0,
    hiddenFrom: ['SPECIALIST'],
    hint: 'Without GST. Charged in place of the price list.',
  }),
  /** The case whose report is supplemented; empty for a request from outside. */
  originCaseId: lookup('Origin case', 'case'),
  questions: longText('Questions to the specialist', { max: 8000 }),

  /** Counted from the documents that go along, or typed with a reason. */
  pages: number('Pages', { ...recorded, min: 0, max: 100_000 }),
  pagesReason: longText('Why the pages were typed', { ...recorded, max: 500 }),
  documentCount: number('Documents', { ...recorded, min: 0, default: 0 }),
  requestSentOn: date('Request sent', recorded),

  /** Set by the practice: then nothing leaves before the specialist has answered. */
  asksFirst: flag('Ask about conflicts first', { default: false }),
  specialistAnswer: choice('Answer of the specialist', specialistAnswers, {
    ...recorded,
    tones: answerTones,
  }),
  answerReason: longText('Reason of the specialist', { ...recorded, max: 1000 }),
  answeredAt: dateTime('Answered', recorded),
  /** Whose answer it is: another specialist is asked anew. */
  answerOfId: lookup('Answer of', 'specialist', recorded),

  cancelledOn,
  cancelReason,
  cancelNote,
  dictationDueDate,
  reportReceivedOn,
  reportSentOn,
} as const;

export const requestKeys = [
  'requestKind',
  'agreedFee',
  'originCaseId',
  'specialtyId',
  'specialistId',
  'asksFirst',
  'questions',
] as const;
