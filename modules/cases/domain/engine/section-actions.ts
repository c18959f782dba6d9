import { accept, change, defineAction, record } from '#kernel/domain';
import type { AnyAction, AnyResource, Decision, Fields } from '#kernel/domain';
import { caseTeam } from '#platform/domain';
import { slotInput } from '../appointment/appointment-input.ts';
import {
  appointmentKeys,
  bookingCmKeys,
  bookingNoteKeys,
  clientDetailKeys,
  paperworkKeys,
} from './case-sections.ts';
import type { CaseRecord } from './case-type.ts';

const sections = {
  'booking-detail': {
    label: 'Save booking',
    keys: [...bookingNoteKeys, ...bookingCmKeys, ...clientDetailKeys],
    roles: caseTeam,
  },
  appointment: { label: 'Save appointment', keys: appointmentKeys, roles: caseTeam },
  paperwork: { label: 'Save paperwork', keys: paperworkKeys, roles: caseTeam },
} as const;

/** What is left out stays as it is: nothing is required of a part of a form. */
const optional = (fields: Fields, keys: readonly string[]): Fields =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const field = fields[key];
      if (!field) return [];
      const { default: _default, ...rest } = field;
      return [[key, { ...rest, required: false }]];
    }),
  );

/** C-044 to C-046: each section of a case is saved by a call of its own. */
/** With a slot it books, and whom it tells can be seen before. */
const booking = { dryRun: true } as const;

export const sectionActions = (resource: AnyResource): readonly AnyAction[] =>
  Object.entries(sections)
    .filter(([, { keys }]) => keys.some((key) => key in resource.fields))
    .map(
      ([name, { label, keys, roles }]) =>
        defineAction({
          ...(name === 'appointment' && 'appointmentId' in resource.fields && booking),
          name: `save:${name}`,
          on: resource,
          label,
          route: `PUT /app/${resource.base}/{id}/${name}`,
          roles,
          input: {
            ...optional(resource.fields, keys),
            ...(name === 'appointment' && slotInput),
          },
          answer: record(resource),
        }) as AnyAction,
    );

export const decideSection = (
  resource: AnyResource,
  saved: CaseRecord,
  input: Readonly<Record<string, unknown>>,
): Decision => accept(change(resource, saved.id, input));
