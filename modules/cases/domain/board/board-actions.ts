import { defineAction, nullable, text } from '#kernel/domain';
import { caseTeamAndSpecialist } from '#platform/domain';
import { anyCase } from '../engine/case.resource.ts';

const named = nullable({ id: 'id', displayName: 'text' });

export const boardCardShape = {
  id: 'id',
  caseNo: 'text',
  claimantName: 'text?',
  step: 'text',
  billingStatus: 'text',
  isOnHold: 'flag',
  isUrgent: 'flag',
  statusName: 'text?',
  nextStep: 'text?',
  nextDueDate: 'date?',
  specialist: named,
  picUser: named,
} as const;

/** The open steps of a type, each with how many cases stand there and those that are due first. */
export const readBoard = defineAction({
  name: 'board',
  on: anyCase,
  label: 'Board',
  route: 'GET /app/cases/board',
  roles: caseTeamAndSpecialist,
  input: {
    fromModule: text('Case type', { required: true, max: 40 }),
    /** As the address of a list has it: `specialistId=…&isUrgent=true`. */
    search: text('Search', { max: 2000 }),
  },
  answer: {
    columns: [{ step: 'text', label: 'text', count: 'number', cards: [boardCardShape] }],
  },
});

export const cardsPerColumn = 20;
