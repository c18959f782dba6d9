import { choice, defineAction, flag, listOf, mapOf, optional, text } from '#kernel/domain';
import { caseTeam, caseTeamAndSpecialist } from '#platform/domain';
import { billingMoves, remark } from '../engine/common-moves.ts';
import { billingStatuses } from '../engine/case-statuses.ts';
import { anyCase } from '../engine/case.resource.ts';

const ofCase = {
  fromModule: text('Case type', { required: true, max: 40 }),
  objectId: text('Case', { required: true, max: 60 }),
} as const;

const named = { id: 'id', displayName: 'text' } as const;

/** C-117. With `isCheckCaseNo` the case is given by its number; a summary leaves the fields out. */
export const readClientDetails = defineAction({
  name: 'readClientDetails',
  on: anyCase,
  label: 'Client details',
  route: 'GET /app/case-client-details',
  roles: caseTeamAndSpecialist,
  input: { ...ofCase, isGetSummary: flag('Summary'), isCheckCaseNo: flag('By case number') },
  answer: {
    id: 'id',
    fromModule: 'text',
    caseNo: 'text',
    statusName: 'text?',
    claimantName: 'text?',
    claimNo: 'text?',
    client: { $nullable: named },
    company: { $nullable: named },
    specialist: { $nullable: named },
    appointmentDate: 'instant?',
    reportDueDate: 'date?',
    details: optional(mapOf('json')),
  },
});

/** C-118: what was given to the case, without the copies that were made of it. */
export const originAttachments = defineAction({
  name: 'originAttachments',
  on: anyCase,
  label: 'Original attachments',
  route: 'GET /app/case-client-details/getOriginAttachments',
  roles: caseTeamAndSpecialist,
  input: ofCase,
  answer: listOf({
    id: 'id',
    fileName: 'text',
    contentType: 'text?',
    fileSizeInByte: 'number',
    numberOfPages: 'number?',
    creationTime: 'instant',
  }),
});

/** C-119: the move of the engine, whatever the type of the case. */
export const setBillingStatus = defineAction({
  name: 'setBillingStatus',
  on: anyCase,
  label: 'Set billing status',
  route: 'PUT /app/case-client-details/{id}/billingStatus',
  roles: billingMoves.setBillingStatus.who,
  input: { billingStatus: choice('Billing', billingStatuses, { required: true }), ...remark },
  answer: { id: 'id', billingStatus: 'text', statusName: 'text?' },
});

/** C-126: the people of the office who take the steps of a case; mails about it go to them. */
export const staffInCharge = defineAction({
  name: 'staffInCharge',
  on: anyCase,
  label: 'Persons in charge',
  route: 'GET /app/correspondences/RCStaffPic',
  roles: caseTeam,
  input: ofCase,
  answer: listOf({
    step: 'text',
    stepName: 'text',
    userId: 'id',
    userName: 'text',
    email: 'text?',
  }),
});

export const clientDetailActions = [
  staffInCharge,
  readClientDetails,
  originAttachments,
  setBillingStatus,
] as const;
