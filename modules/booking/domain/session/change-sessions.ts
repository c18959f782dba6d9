import { choice, defineAction, flag, json, lookup, number, refuse } from '#kernel/domain';
import type { Refused } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';
import { consultationTypes } from '../booking-choices.ts';

export const bulkVerbs = {
  cancel: 'Cancel sessions',
  hold: 'Put on hold',
  release: 'Take off hold',
  change: 'Change sessions',
} as const;

/** Several sessions at once; `isPreview` tells what it would do and does nothing. */
export const changeSessions = defineAction({
  name: 'changeSessions',
  on: 'appointmentSession',
  label: 'Change several',
  route: 'POST /app/appointment-sessions/bulk',
  roles: settingsStaff,
  input: {
    ids: json('Sessions', { required: true }),
    verb: choice('What to do', bulkVerbs, { required: true }),
    centreId: lookup('Centre', 'centre'),
    roomId: lookup('Room', 'centreRoom'),
    slotMinutes: number('Slot length in minutes', { min: 5, max: 480 }),
    bufferMinutes: number('Break after each slot in minutes', { min: 0, max: 240 }),
    capacity: number('Most appointments', { min: 1, max: 100 }),
    consultationType: choice('Consultation type', consultationTypes),
    isPreview: flag('Preview only'),
  },
});

export const mostAtOnce = 500;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function readIds(given: unknown): readonly string[] | Refused {
  const isList = Array.isArray(given) && given.length > 0 && given.length <= mostAtOnce;
  if (!isList || !given.every((id) => typeof id === 'string' && uuid.test(id))) {
    return refuse('chooseSessions');
  }
  return [...new Set(given as string[])];
}

export type SessionInBulk = {
  readonly id: string;
  readonly name: string;
  readonly bookedSlots: number;
  readonly isCancelled: boolean;
};

/** A session with appointments is left alone by whatever would take their place away. */
export const isLeftAlone = (
  verb: keyof typeof bulkVerbs,
  session: SessionInBulk,
  changesSlots: boolean,
): boolean =>
  session.isCancelled ||
  (session.bookedSlots > 0 && (verb === 'cancel' || (verb === 'change' && changesSlots)));
