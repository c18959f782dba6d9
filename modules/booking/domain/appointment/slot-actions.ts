import { choice, defineAction, flag, longText, lookup, record } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { caseTeam, serviceTypes } from '#platform/domain';
import { consultationTypes } from '../booking-choices.ts';
import { tellField } from '../notice/tell-field.ts';
import { appointmentSession } from '../session/appointment-session.resource.ts';
import { slotShape } from '../session/slot.ts';
import { appointment } from './appointment.resource.ts';

export const holdSlot = defineAction({
  name: 'holdSlot',
  on: appointmentSession,
  label: 'Hold',
  route: 'POST /app/appointment-slots/{slotId}/hold',
  roles: caseTeam,
  input: {},
  answer: slotShape,
});

export const releaseSlot = defineAction({
  name: 'releaseSlot',
  on: appointmentSession,
  label: 'Release',
  route: 'POST /app/appointment-slots/{slotId}/release',
  roles: caseTeam,
  input: {},
  answer: slotShape,
});

/** The types of case whose claimant is seen at a time, by the feature that a practice has them with. */
const featureOfType = { IME: 'Assessment', OT: 'OT' } as const;
export type BookedCaseType = keyof typeof featureOfType;
const { IME, OT } = serviceTypes;

export const bookSlot = defineAction({
  dryRun: true,
  name: 'bookSlot',
  on: appointmentSession,
  label: 'Book',
  route: 'POST /app/appointment-slots/{slotId}/book',
  roles: caseTeam,
  input: {
    clientId: lookup('Client', 'client', { required: true }),
    companyId: lookup('Company', 'company'),
    caseManagerId: lookup('Case manager', 'caseManager'),
    consultationType: choice('Consultation type', consultationTypes, { required: true }),
    interpreterRequired: flag('Interpreter required'),
    languageId: lookup('Language', 'lookupConfig', { where: { type: 'languages' } }),
    note: longText('Note'),
    tell: tellField,
    makeCase: flag('Make a case', { hint: 'Off, it is a meeting that belongs to no case.' }),
    caseType: choice('Case type', { IME, OT }),
  },
  answer: record(appointment),
});

/** Where cases are run, a booking is for one unless somebody says that it is only a meeting. */
export const caseTypesOfBooking = ({ features }: Pick<Actor, 'features'>): BookedCaseType[] =>
  (Object.keys(featureOfType) as BookedCaseType[]).filter((type) =>
    features.includes(featureOfType[type]),
  );
