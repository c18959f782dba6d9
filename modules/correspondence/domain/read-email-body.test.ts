import { expect, test } from 'vitest';
import type { Actor } from '#kernel/domain';
import { mayReadBody } from './read-email-body.ts';

const actor = (role: string) => ({ roles: [role] }) as unknown as Actor;

test.each([
  ['TENANT_ADMIN', true],
  ['ADMIN_STAFF', true],
  ['STAFF', false],
  ['ACCOUNTING', false],
])('[R-040] %s reads the words of a confidential mail: %s', (role, expected) => {
  expect(mayReadBody(actor(role), { isConfidential: true })).toBe(expected);
  expect(mayReadBody(actor(role), { isConfidential: false })).toBe(true);
});
