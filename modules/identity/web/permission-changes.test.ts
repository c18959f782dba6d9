import type { AbilityRow } from '#kernel/domain';
import { describe, expect, test } from 'vitest';
import { byResource, holds, readChanges, standing, toggle } from './permission-changes.ts';

const row = (ability: string, roles: string[]): AbilityRow => ({ ability, roles, features: [] });
const byDefault = row('company.update', ['STAFF']);
const notByDefault = row('company.delete', ['ADMIN_STAFF']);
const none = readChanges(null);

describe('[B-126] permissions of a role', () => {
  test('without changes the defaults hold', () => {
    expect(holds(byDefault, 'STAFF', none)).toBe(true);
    expect(holds(notByDefault, 'STAFF', none)).toBe(false);
    expect(standing('company.update', none)).toBe('default');
  });

  test('taking a default away revokes it, giving it back leaves nothing behind', () => {
    const revoked = toggle(byDefault, 'STAFF', none);

    expect(revoked).toEqual({ granted: [], revoked: ['company.update'] });
    expect(holds(byDefault, 'STAFF', revoked)).toBe(false);
    expect(toggle(byDefault, 'STAFF', revoked)).toEqual(none);
  });

  test('giving what is no default grants it, taking it away leaves nothing behind', () => {
    const granted = toggle(notByDefault, 'STAFF', none);

    expect(granted).toEqual({ granted: ['company.delete'], revoked: [] });
    expect(holds(notByDefault, 'STAFF', granted)).toBe(true);
    expect(toggle(notByDefault, 'STAFF', granted)).toEqual(none);
  });

  test('abilities are grouped by what they are about', () => {
    expect([...byResource([byDefault, row('user.lock', []), notByDefault]).keys()]).toEqual([
      'company',
      'user',
    ]);
  });
});
