import { defineAction, listOf, nullable, optional, text } from '#kernel/domain';
import { caseTeamAndSpecialist } from '#platform/domain';
import { anyCase } from './case.resource.ts';

const caseRef = {
  fromModule: text('Case type', { required: true, max: 40 }),
  objectId: text('Case', { required: true, max: 36 }),
} as const;

/** C-082, B-221, B-223. An empty number answers null. */
export const caseNoShape = {
  id: 'id',
  caseNo: 'text',
  caseType: 'text',
  segment: 'text',
  claimantName: 'text?',
} as const;

export const statusLogShape = {
  id: 'id',
  statusName: 'text',
  /** The status in which the case is now. */
  isActive: 'flag',
  statusDate: 'instant',
  note: 'text?',
  userName: 'text?',
  move: 'text',
} as const;

/** C-135, B-195: the same as the move that leads to the status, with its rights and its guards. */
export const changeCaseStatus = defineAction({
  name: 'changeStatus',
  on: anyCase,
  label: 'Change status',
  route: 'POST /app/case-status-logs/changecasestatus',
  roles: caseTeamAndSpecialist,
  input: {
    ...caseRef,
    status: text('Status', { required: true, max: 60 }),
    note: text('Note', { max: 1000 }),
  },
  answer: statusLogShape,
});

export const mailShape = { template: 'text', label: 'text', to: 'text?', name: 'text?' } as const;

export const chargeShape = {
  kind: optional('text'),
  description: 'text',
  amount: 'money?',
  hasGst: 'flag',
  payeeAmount: 'money?',
  priceRule: optional('text?'),
} as const;

export const undoOutcomes = {
  takenBack: 'Taken back',
  asks: 'Done again, once you agree',
  stays: 'Cannot be taken back',
} as const;

/** What a move will do, shown before it is made. */
export const consequencesShape = {
  label: 'text',
  mails: [mailShape],
  charge: nullable(chargeShape),
  /** Loadings that come with the charge. */
  besides: optional([chargeShape]),
  next: nullable({ step: 'text', stage: 'text', due: 'date?', person: 'text?' }),
  /** Of an undo: the mails that have left. */
  stays: ['text'],
  /** Of an undo: what becomes of each consequence (`undoOutcomes`). */
  plan: optional([{ outcome: 'text', text: 'text' }]),
  /** Why it would be refused as the case stands now. */
  hindrance: 'text?',
} as const;

export const previewMove = defineAction({
  name: 'previewMove',
  on: anyCase,
  label: 'What follows',
  route: 'POST /app/case-status-logs/consequences',
  roles: caseTeamAndSpecialist,
  input: {
    ...caseRef,
    move: text('Move', { required: true, max: 60 }),
    outcome: text('Outcome', { max: 60 }),
  },
  answer: consequencesShape,
});

export const countShape = listOf({ statusName: 'text', count: 'number' });

/** C-082, B-221. */
export const checkExistCaseNo = defineAction({
  name: 'checkExistCaseNo',
  on: anyCase,
  label: 'Check case number',
  route: 'GET /app/assessments/checkExistCaseNo',
  roles: caseTeamAndSpecialist,
  input: {
    caseNo: text('Case number', { max: 60 }),
    fromModule: text('Module', { max: 40 }),
    serviceType: text('Service type', { max: 20 }),
  },
  answer: { module: 'text?', found: nullable(caseNoShape) },
});
