import type { Actor, Reason } from '#kernel/domain';
import { roles } from '../domain/index.ts';

const labels: Readonly<Record<string, string>> = roles;
const named = (list: string) =>
  list
    .split(', ')
    .map((role) => labels[role] ?? role)
    .join(', ');

/** The sentence an administrator reads. */
export function reasonText(reason: Reason | null, actor: Actor): string {
  if (!reason) return 'Nothing hides it: it is open.';
  switch (reason.by) {
    case 'undeclared':
      return `Nothing in the product is called ${reason.name}.`;
    case 'role':
      return reason.name ? `By role: only for ${named(reason.name)}.` : 'By role: for no one.';
    case 'feature':
      return `By feature: ${reason.name} is off for this tenant (edition ${actor.edition}).`;
    case 'setting':
      return `By setting: ${reason.name} is not on for this tenant.`;
    case 'rule':
      return `By a special rule: ${reason.name}`;
  }
}
