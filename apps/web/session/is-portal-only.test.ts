import { expect, test } from 'vitest';
import { isPortalOnly } from './is-portal-only.ts';

test.each([
  ['a client without a role', [], { clientId: ['c'] }, true],
  ['a client who also works here', ['STAFF'], { clientId: ['c'] }, false],
  ['somebody who is nobody', [], {}, false],
])('[G-066] %s', (_who, roles, ids, expected) => {
  expect(isPortalOnly({ roles: roles.map((name) => ({ name })), ids })).toBe(expected);
});
