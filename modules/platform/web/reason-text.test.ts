import { expect, test } from 'vitest';
import type { Actor } from '#kernel/domain';
import { reasonText } from './reason-text.ts';

const actor = { edition: 'MLP' } as Actor;

test.each([
  [null, 'Nothing hides it: it is open.'],
  [{ by: 'role', name: 'ADMIN_STAFF, STAFF' }, 'By role: only for Admin Staff, Staff.'],
  [{ by: 'feature', name: 'NDIS' }, 'By feature: NDIS is off for this tenant (edition MLP).'],
  [{ by: 'rule', name: 'The MLP edition may not.' }, 'By a special rule: The MLP edition may not.'],
  [{ by: 'undeclared', name: 'x.y' }, 'Nothing in the product is called x.y.'],
] as const)('%o reads as a sentence', (reason, text) => {
  expect(reasonText(reason, actor)).toBe(text);
});
