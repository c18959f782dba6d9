import {
  accept,
  create,
  defineAction,
  defineRefusals,
  defineTask,
  longText,
  text,
} from '#kernel/domain';
import type { Decision, Instant } from '#kernel/domain';
import { adminStaff } from '#platform/domain';
import { client } from '../people/client.resource.ts';
import { erasure } from './erasure.resource.ts';
import type { ErasureStay } from './plan-erasure.ts';

/** It begins when a second person agrees; Australian Privacy Principle 11.2. */
export const erasePerson = defineAction({
  name: 'erasePerson',
  on: client,
  label: 'Erase this person',
  route: 'POST /app/clients/{id}/erasure',
  roles: adminStaff,
  stepUp: true,
  input: {
    reason: longText('Reason', {
      required: true,
      max: 1000,
      hint: 'Why, without the name: a request of the person, or that the years are over.',
    }),
  },
  answer: { approvalId: 'id' },
});

export const erasePersonTask = defineTask({
  name: 'erasePerson',
  label: 'Erasure of a person',
  verb: 'erasePerson',
  rows: ['step', 'steps'],
  input: { erasureId: text('Erasure', { required: true, max: 36 }) },
});

export const privacyRefusals = defineRefusals({
  personMustStay: {
    status: 409,
    message: 'This person must not be erased yet. {what}: {why}',
  },
  personErased: {
    status: 409,
    message: 'This person was erased. Nothing can be changed or added here.',
  },
  alreadyErased: { status: 409, message: 'This person is erased already.' },
});

/** What stands where the person stood. */
type ErasedName = {
  readonly word: string;
  readonly firstName: string;
  readonly lastName: string;
};

/** "ERA-2026-000012" gives "Erased person 2026-000012". */
export function erasedName(number: string): ErasedName {
  const lastName = number.slice(number.indexOf('-') + 1);
  return { word: `Erased person ${lastName}`, firstName: 'Erased person', lastName };
}

/** One a line, as the certificate shows it. */
export const staysText = (stays: readonly ErasureStay[]): string =>
  stays
    .map(({ what, why, until }) => `${what}: ${why}${until ? ` Until ${until}.` : ''}`)
    .join('\n')
    .slice(0, 20_000);

type Agreed = {
  readonly id: string;
  readonly clientId: string;
  readonly askedById: string;
  readonly approvedById: string;
  readonly now: Instant;
};

export const decideErasure = (agreed: Agreed): Decision =>
  accept(
    create(erasure, {
      id: agreed.id,
      clientId: agreed.clientId,
      status: 'running',
      askedById: agreed.askedById,
      approvedById: agreed.approvedById,
      approvedAt: agreed.now,
    }),
  );
