import { defineAction, listOf, longText, text } from '#kernel/domain';
import { caseTeam, caseTeamAndSpecialist } from '#platform/domain';
import { statusLogShape } from '../engine/case-actions.ts';
import { anyCase } from '../engine/case.resource.ts';

/** C-129: the wire names the type of the case like this. */
const ofCase = {
  caseStatusFrom: text('Case type', { required: true, max: 40 }),
  objectId: text('Case', { required: true, max: 36 }),
} as const;

/** C-128: a line of its own in the log; the case stays where it is. */
export const addStatusRemark = defineAction({
  name: 'addStatusRemark',
  on: anyCase,
  label: 'Add a remark to the status log',
  route: 'POST /app/case-status-logs',
  roles: caseTeam,
  input: { ...ofCase, note: longText('Remark', { required: true, max: 1000 }) },
  answer: statusLogShape,
});

/** C-129, D-056. */
export const listStatusLog = defineAction({
  name: 'listStatusLog',
  on: anyCase,
  label: 'Status log',
  route: 'GET /app/case-status-logs',
  roles: caseTeamAndSpecialist,
  input: ofCase,
  answer: listOf(statusLogShape),
});

/** C-130. */
export const latestStatus = defineAction({
  name: 'latestStatus',
  on: anyCase,
  label: 'Latest status',
  route: 'GET /app/case-status-logs/getLatest',
  roles: caseTeamAndSpecialist,
  input: ofCase,
  answer: statusLogShape,
});

/** C-131: how the prepayment of a case stands, and who let it go on without. */
export const prepaymentLog = defineAction({
  name: 'prepaymentLog',
  on: anyCase,
  label: 'Prepayment',
  route: 'GET /app/case-status-logs/getPrepayment',
  roles: caseTeamAndSpecialist,
  input: ofCase,
  answer: {
    prepaymentStatus: 'text?',
    statusName: 'text?',
    note: 'text?',
    ...listOf(statusLogShape),
  },
});
