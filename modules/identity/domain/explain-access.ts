import { defineAction, pages, text, whyNot, whyPageIsClosed, nullable } from '#kernel/domain';
import type { Actor, Page, Reason } from '#kernel/domain';
import { featureValue, tenantSettings } from '#platform/domain';
import type { FeatureMap } from '#platform/domain';

/** "Why is this hidden?", for those who can change it. */
export const explainAccess = defineAction({
  name: 'explain',
  on: 'access',
  label: 'Explain why something is hidden',
  route: 'POST /app/access/explain',
  roles: ['TENANT_ADMIN', 'ADMIN_STAFF'],
  input: {
    path: text('Page'),
    ability: text('Permission'),
    role: text('Role'),
    userId: text('User'),
    tenantId: text('Tenant'),
  },
  answer: {
    isOpen: 'flag',
    reason: nullable({ by: 'text', name: 'text' }),
    sentence: 'text',
    edition: 'text',
    roles: ['text'],
  },
});

export type ExplainFacts = {
  readonly actor: Actor;
  readonly tenantFeatures: FeatureMap;
  readonly editionFeatures: FeatureMap;
};

export type Explanation = {
  readonly isOpen: boolean;
  readonly reason: Reason | null;
  readonly sentence: string;
};

const matches = (pattern: string, path: string): boolean => {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => part === given[index] || /^\{\w+\}$/.test(part))
  );
};

/** An exact pattern wins over one with parameters. */
export const pageFor = (path: string): Page | undefined =>
  pages().find((page) => page.path === path) ?? pages().find((page) => matches(page.path, path));

export function explainPage(facts: ExplainFacts, path: string): Explanation {
  const page = pageFor(path);
  const reason: Reason | null = page
    ? whyPageIsClosed(facts.actor, page)
    : { by: 'undeclared', name: path };
  return explained(facts, reason);
}

export const explainAbility = (facts: ExplainFacts, ability: string): Explanation =>
  explained(facts, whyNot(facts.actor, ability));

const explained = (facts: ExplainFacts, reason: Reason | null): Explanation => ({
  isOpen: reason === null,
  reason,
  sentence: reason ? sentenceOf(facts, reason) : 'Nothing hides it: it is open.',
});

function sentenceOf(facts: ExplainFacts, reason: Reason): string {
  const { roles, edition } = facts.actor;
  if (reason.by === 'undeclared') return `There is no page or permission named ${reason.name}.`;
  if (reason.by === 'role') {
    return `Only these roles have it: ${reason.name || 'none'}. Asked for: ${roles.join(', ') || 'no role'}.`;
  }
  if (reason.by === 'feature') {
    return reason.name
      .split(' or ')
      .map((feature) => featureSentence(facts, feature))
      .join(' ');
  }
  if (reason.by === 'setting') return settingSentence(reason.name);
  return `The edition ${edition} or a special rule hides it: ${reason.name}.`;
}

const saidBy = { tenant: 'the tenant', edition: 'the edition', default: 'the default' } as const;

function featureSentence(facts: ExplainFacts, feature: string): string {
  if (feature === 'CaseManagement') {
    return 'The feature CaseManagement is off: it needs MassTorts, NDIS or MVA.';
  }
  const { source } = featureValue(feature, facts.tenantFeatures, facts.editionFeatures);
  const by = source === 'edition' ? `${saidBy.edition} ${facts.actor.edition}` : saidBy[source];
  return `The feature ${feature} is off, as ${by} says.`;
}

function settingSentence(name: string): string {
  const [key = '', word] = name.split(':');
  const rows: Readonly<Record<string, { label: string }>> = tenantSettings;
  const label = rows[key]?.label ?? key;
  return word ? `The setting "${label}" does not name ${word}.` : `The setting "${label}" is off.`;
}
