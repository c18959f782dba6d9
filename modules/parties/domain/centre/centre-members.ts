import { accept, change, defineAction, lookup, record, refuse } from '#kernel/domain';
import type { Decision } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';
import { centre } from './centre.resource.ts';

/** C-185 to C-188. */
export const addCentreServiceType = defineAction({
  name: 'addServiceType',
  on: centre,
  label: 'Add service type',
  route: 'POST /app/centres/{id}/service-types',
  roles: settingsStaff,
  input: {
    serviceTypeId: lookup('Service type', 'lookupConfig', {
      required: true,
      where: { type: 'centreServiceType' },
    }),
  },
  answer: record(centre),
});

export const removeCentreServiceType = defineAction({
  name: 'removeServiceType',
  on: centre,
  label: 'Remove service type',
  route: 'DELETE /app/centres/{id}/service-types/{itemId}',
  roles: settingsStaff,
  input: {},
  answer: record(centre),
});

export const addCentreSpecialist = defineAction({
  name: 'addSpecialist',
  on: centre,
  label: 'Add specialist',
  route: 'POST /app/centres/{id}/specialists',
  roles: settingsStaff,
  input: { specialistId: lookup('Specialist', 'specialist', { required: true }) },
  answer: record(centre),
});

export const removeCentreSpecialist = defineAction({
  name: 'removeSpecialist',
  on: centre,
  label: 'Remove specialist',
  route: 'DELETE /app/centres/{id}/specialists/{itemId}',
  roles: settingsStaff,
  input: {},
  answer: record(centre),
});

type CentreMembers = {
  readonly id: string;
  readonly serviceTypeIds: readonly string[];
  readonly specialistIds: readonly string[];
};
type MemberKey = 'serviceTypeIds' | 'specialistIds';

/** Adding twice is refused, so that two people who click do not both think they did it. */
export function decideAdding(members: CentreMembers, key: MemberKey, id: string): Decision {
  if (members[key].includes(id)) return refuse('centreHasItAlready');
  return accept(change(centre, members.id, { [key]: [...members[key], id] }));
}

export function decideRemoving(members: CentreMembers, key: MemberKey, id: string): Decision {
  if (!members[key].includes(id)) return refuse('notFound');
  const rest = members[key].filter((member) => member !== id);
  return accept(change(centre, members.id, { [key]: rest }));
}
