import { role } from '#identity/domain';
import { permissionsOfRoles } from '#identity/server';
import type { Rule } from '#kernel/server';
import { isListed } from './listed-kinds.ts';
import { needsSecondPerson } from './second-person-rule.ts';

type Permissions = {
  readonly name: string;
  readonly granted: readonly string[];
  readonly revoked: readonly string[];
};

const none = { granted: [], revoked: [] };

const listOf = (abilities: readonly string[]): string =>
  abilities.toSorted().join(', ') || 'nothing';

const said = (what: string, before: readonly string[], after: readonly string[]): string[] =>
  listOf(before) === listOf(after)
    ? []
    : [`${what}: ${listOf(before)} becomes ${listOf(after)}.`.slice(0, 900)];

/** Who may widen a role alone could give himself what he may not have. */
export const permissionsNeedSecondPerson: readonly Rule[] = needsSecondPerson<Permissions>({
  kind: 'permissions',
  sentence:
    'Where the tenant lists it, what a role may do changes only when a second person agrees.',
  on: role,
  when: ['create', 'change'],
  facts: permissionsOfRoles,
  async asks({ tx }, { id, before, after }) {
    if (!after || !(await isListed(tx, 'ICS.SecondPerson.Roles'))) return null;
    const from = before ?? none;
    const differences = [
      ...said('Granted', from.granted, after.granted),
      ...said('Taken away', from.revoked, after.revoked),
    ];
    if (!differences.length) return null;
    return {
      kind: 'permissions',
      subject: `Permissions of ${after.name}`,
      differences,
      recordId: id,
    };
  },
});
