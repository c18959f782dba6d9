import { accessRules, settingAttribute } from '#kernel/domain';
import type { Actor, Page } from '#kernel/domain';
import { allRoles, editions, storedFeatures } from '#platform/domain';

const facts: readonly Record<string, string>[] = [
  {},
  { contractorType: 'broker' },
  { contractorCompanyType: 'insurer', caseManagerCompanyType: 'insurer' },
  { [settingAttribute('ICS.Feature.HideAccountingFromStaff')]: 'true' },
];

/** One user of every role, edition and company that a special rule could ask about. */
const probes: readonly Actor[] = allRoles.flatMap((role) =>
  editions.flatMap((edition) =>
    facts.map((attributes) => ({
      userId: '',
      tenantId: '',
      roles: [role],
      isHost: false,
      edition,
      features: storedFeatures,
      attributes,
      ids: {},
    })),
  ),
);

/** The numbers of the rules that close the page to somebody whom its roles let in. */
export const rulesOver = (page: Page): number[] =>
  accessRules().flatMap((rule, index) => {
    const binds = probes.some(
      (actor) =>
        (!page.roles.length || page.roles.some((role) => actor.roles.includes(role))) &&
        rule.blocks(actor, page.path),
    );
    return binds ? [index + 1] : [];
  });
