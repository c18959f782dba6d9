import { defineAction } from '#kernel/domain';
import { certificateShape } from '#parties/domain';
import { caseTeamAndSpecialist } from '#platform/domain';
import { anyCase } from '../engine/case.resource.ts';

/** For the page of the case, also of those who may not read the certificate. */
export const readDisposal = defineAction({
  name: 'readDisposal',
  on: anyCase,
  label: 'Was this case disposed of?',
  route: 'GET /app/cases/{id}/disposal',
  roles: caseTeamAndSpecialist,
  input: {},
  answer: certificateShape,
});
