import { accept, defineAction, lookup, refuse } from '#kernel/domain';
import type { Decision } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';

/** C-185 to C-188. */
export const addCentreServiceType = defineAction({
  name: 'addServiceType',
  on: 'centre',
  label: 'Add service type',
  route: 'POST /app/centres/{id}/service-types',
  roles: settingsStaff,
  input: {
    serviceTypeId: lookup('Service type', 'lookupConfig', {
      required: true,
      where: { type: 'centreServiceType' },
    }),
  },
});

export const removeCentreServiceType = defineAction({
  name: 'removeServiceType',
  on: 'centre',
  label: 'Remove service type',
  route: 'DELETE /app/centres/{id}/service-types/{itemId}',
  roles: settingsStaff,
  input: {},
});

export const addCentreSpecialist = defineAction({
  name: 'addSpecialist',
  on: 'centre',
  label: 'Add specialist',
  route: 'POST /app/centres/{id}/specialists',
  roles: settingsStaff,
  input: { specialistId: lookup('Specialist', 'specialist', { required: true }) },
});

export const removeCentreSpecialist = defineAction({
  name: 'removeSpecialist',
  on: 'centre',
  label: 'Remove specialist',
  route: 'DELETE /app/centres/{id}/specialists/{itemId}',
  roles: settingsStaff,
  input: {},
});

export type CentreMembers = { serviceTypeIds: string[]; specialistIds: string[] };

/** Adding twice is refused, so that two people who click do not both think they did it. */
export function decideAdding(
  centre: CentreMembers,
  key: keyof CentreMembers,
  id: string,
): Decision<CentreMembers> {
  if (centre[key].includes(id)) return refuse('centreHasItAlready');
  return accept({ [key]: [...centre[key], id] });
}

export function decideRemoving(
  centre: CentreMembers,
  key: keyof CentreMembers,
  id: string,
): Decision<CentreMembers> {
  if (!centre[key].includes(id)) return refuse('notFound');
  return accept({ [key]: centre[key].filter((member) => member !== id) });
}
