import { expect, test } from 'vitest';
import { pageAt } from '#kernel/domain';
import { roles } from '#platform/domain';
import { registerCatalogue } from '../../catalogue.ts';
import { registrationRoles } from './registration.ts';

registerCatalogue();

test('[B-236] [E-032] [G-066] registration offers seven, in this order, each with its page', () => {
  expect(registrationRoles.map(({ label }) => label)).toEqual([
    'Staff Admin',
    'Company',
    'Case Manager',
    'Client',
    'Specialist',
    'Contractor',
    'Staff',
  ]);
  for (const { path, role } of registrationRoles) {
    expect(['add', 'list'], path).toContain(pageAt(path)?.kind);
    if (role) expect(roles).toHaveProperty(role);
  }
});
