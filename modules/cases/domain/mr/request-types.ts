import { addDays } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';

/** E-095, in its order. */
export const recordRequestTypes = {
  allReporting: 'All reporting including long-tail',
  hospitalFoi: 'Hospital files FOI',
  radiologyImaging: 'Radiology imaging',
  radiologyReport: 'Radiology report',
  hospitalNonFoi: 'Hospital file non-FOI',
  clinicalNotes: 'Clinical notes',
  alliedHealth: 'GP/allied health medical files',
  specialistFile: 'Specialist medical file/report',
} as const;

export type RequestType = keyof typeof recordRequestTypes;

/** B-186, G-092: calendar days from the day of the request. */
export const turnaroundDays: Readonly<Record<RequestType, number>> = {
  allReporting: 60,
  hospitalFoi: 30,
  radiologyImaging: 30,
  radiologyReport: 30,
  hospitalNonFoi: 30,
  clinicalNotes: 20,
  alliedHealth: 25,
  specialistFile: 25,
};

export const dueOfRequest = (type: RequestType, requestedOn: PlainDate): PlainDate =>
  addDays(requestedOn, turnaroundDays[type]);
