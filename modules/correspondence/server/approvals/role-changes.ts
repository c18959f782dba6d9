import { user } from '#identity/domain';
import { rolesOfUsers } from '#identity/server';
import { defineRule } from '#kernel/server';
import type { AnyResource } from '#kernel/domain';
import type { Rule, Tx } from '#kernel/server';
import type { SecondPersonNeeded } from '../../domain/index.ts';
import { endRequests } from './end-requests.ts';
import { isListed } from './listed-kinds.ts';
import { needsSecondPerson } from './second-person-rule.ts';

/** An account, or the record that is kept in step with it. */
type Roles = {
  readonly name: string;
  readonly roles: readonly string[];
  readonly isActive: boolean;
};

const listOf = (roles: readonly string[] = []): string => roles.join(', ') || 'none';

const needed = (id: string, before: Roles | null, after: Roles): SecondPersonNeeded | null =>
  listOf(before?.roles) === listOf(after.roles)
    ? null
    : {
        kind: 'roles',
        subject: `Roles of ${after.name}`,
        differences: [`Roles: ${listOf(before?.roles)} becomes ${listOf(after.roles)}.`],
        recordId: id,
      };

/** Of every resource that gives somebody roles. */
export const rolesNeedSecondPerson = (
  on: AnyResource,
  facts: (tx: Tx, ids: readonly string[]) => Promise<ReadonlyMap<string, Roles>>,
): readonly Rule[] =>
  needsSecondPerson<Roles>({
    kind: 'roles',
    sentence: 'Where the tenant lists it, nobody gives or takes a role without a second person.',
    on,
    when: ['create', 'change'],
    facts,
    async asks({ tx }, { id, before, after }) {
      if (!after || !(await isListed(tx, 'ICS.SecondPerson.Roles'))) return null;
      return needed(id, before, after);
    },
  });

const askerIsGone = defineRule({
  name: 'correspondence.requestsEndWithAsker',
  sentence: 'What somebody asked a second person for ends when their account ends.',
  on: user,
  when: ['change', 'remove'],
  facts: rolesOfUsers,
  async follow(call, changes) {
    const askerIds = changes
      .filter(({ before, after }) => before?.isActive && !after?.isActive)
      .map(({ id }) => id);
    if (askerIds.length) await endRequests(call, { askerIds }, 'Whoever asked has left.');
  },
});

export const approvalRules: readonly Rule[] = [
  ...rolesNeedSecondPerson(user, rolesOfUsers),
  askerIsGone,
];
