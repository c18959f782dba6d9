import type { AnyAction } from '#kernel/domain';
import {
  bookCases,
  caseAppointmentActions,
  casesOfClaimant,
  makeCase,
} from './appointment/index.ts';
import { caseTypes } from './case-types.ts';
import type { CaseType } from './engine/index.ts';

/** The types whose claimant is seen by a specialist at a time. */
export const appointmentTypes: readonly CaseType[] = caseTypes.filter(
  ({ resource }) => 'appointmentId' in resource.fields,
);

/** What can be done with the appointment of every such type, besides its moves. */
export const appointmentActions: readonly AnyAction[] = [
  ...appointmentTypes.flatMap(({ resource }) => [
    ...(Object.values(caseAppointmentActions(resource)) as AnyAction[]),
    bookCases(resource) as AnyAction,
  ]),
  casesOfClaimant as AnyAction,
  makeCase as AnyAction,
];
