import { findResource } from '#kernel/domain';
import type { Actor, Page, Reason } from '#kernel/domain';
import { featureWords, roles as roleNames, tenantSettings } from '#platform/domain';

const named = (names: Readonly<Record<string, string>>, key: string): string => names[key] ?? key;

/** `Staff`, `Staff or Accounting`, `Staff, Accounting or Admin Staff`. */
function oneOf(words: readonly string[]): string {
  const [last = '', ...before] = words.toReversed();
  return before.length ? `${before.toReversed().join(', ')} or ${last}` : last;
}

const rolesInWords = (names: readonly string[]): string =>
  oneOf(names.map((name) => named(roleNames, name)));

function settingLabel(name: string): string {
  const [key = ''] = name.split(':');
  const rows: Readonly<Record<string, { readonly label: string }>> = tenantSettings;
  return rows[key]?.label ?? key;
}

/** A record that cannot be read has no title here: its page is called after its kind. */
function nameOf({ name, title }: Pick<Page, 'name' | 'title'>): string {
  if (!title.includes('{')) return title;
  const kind = findResource(name.replace(/\.detail$/, ''))?.label[0] ?? 'record';
  return `The page of this ${/^[A-Z][a-z]/.test(kind) ? kind.toLowerCase() : kind}`;
}

/** What is missing, and who could give it: said to somebody who was turned away from a page. */
export function whyRefused(
  page: Pick<Page, 'name' | 'title' | 'roles'>,
  reason: Reason,
  actor: Pick<Actor, 'roles'>,
): string {
  const title = nameOf(page);
  switch (reason.by) {
    case 'role':
      return (
        `${title} is open to ${rolesInWords(page.roles)}. ` +
        `Your role is ${rolesInWords(actor.roles) || 'none'}. ` +
        'Ask your administrator if you need it.'
      );
    case 'feature':
      return (
        `${title} belongs to ${oneOf(reason.name.split(' or ').map(featureWords))}, ` +
        'which your organisation does not have. Your administrator can ask for it under Subscription.'
      );
    case 'setting':
      return (
        `${title} needs the setting "${settingLabel(reason.name)}". ` +
        'Your administrator can switch it on in System Configuration.'
      );
    // The names of rules are sentences.
    default:
      return `${reason.name} Ask your administrator if you need ${title}.`;
  }
}
