import { role, user } from '#identity/domain';
import type { Invariant } from '#kernel/server';
import { changedAlone, fourEyes, listedAt } from './done-alone.ts';

const listed = listedAt('ICS.SecondPerson.Roles', 'p.change_time');

export const fourEyesInvariants: readonly Invariant[] = [
  fourEyes({
    name: 'correspondence.fourEyesRoles',
    sentence: '{by} changed the roles of {name} alone on {day}, and the practice asks for two.',
    find: changedAlone({
      kind: 'roles',
      resource: user.name,
      properties: ['role_ids'],
      records: 'accounts t',
      listed,
    }),
    opens: user,
  }),
  fourEyes({
    name: 'correspondence.fourEyesPermissions',
    sentence:
      '{by} changed what the role "{name}" may do alone on {day}, and the practice asks for two.',
    find: changedAlone({
      kind: 'permissions',
      resource: role.name,
      properties: ['permissions'],
      records: 'identity_roles t',
      listed,
    }),
    opens: role,
  }),
];
