import { expect, test } from 'vitest';
import { refuse } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { registerCatalogue } from '../../catalogue.ts';
import { decideImpersonation, impersonate } from './impersonate.ts';
import type { ImpersonationTarget } from './impersonate.ts';

registerCatalogue();

const held = (...names: string[]) => names.map((name) => ({ name, permissions: null }));
const actor: Actor = {
  userId: 'admin',
  tenantId: 'here',
  roles: ['ADMIN_STAFF'],
  isHost: false,
  edition: 'MLP',
  features: [],
  ids: {},
  attributes: {},
};
const target: ImpersonationTarget = {
  userId: 'user',
  tenantId: 'here',
  roles: held('STAFF'),
  isActive: true,
};

test('an active user who is no administrator can be impersonated', () => {
  expect(decideImpersonation(actor, target)).toMatchObject({ kind: 'accepted' });
});

test.each(['TENANT_ADMIN', 'ADMIN_STAFF'])('a %s of the same tenant cannot', (role) => {
  expect(decideImpersonation(actor, { ...target, roles: held('STAFF', role) })).toEqual(
    refuse('cannotImpersonateAdmin'),
  );
});

test('the host may act as an administrator of another tenant, not as its own colleague', () => {
  const host: Actor = { ...actor, tenantId: 'host', isHost: true, roles: ['TENANT_ADMIN'] };
  const administrator = { ...target, roles: held('TENANT_ADMIN') };

  expect(decideImpersonation(host, administrator)).toMatchObject({ kind: 'accepted' });
  expect(decideImpersonation(host, { ...administrator, tenantId: 'host' })).toEqual(
    refuse('cannotImpersonateAdmin'),
  );
});

test('nobody impersonates oneself, a disabled user, or twice', () => {
  expect(decideImpersonation(actor, { ...target, userId: 'admin' })).toEqual(
    refuse('cannotImpersonateSelf'),
  );
  expect(decideImpersonation(actor, { ...target, isActive: false })).toEqual(
    refuse('cannotImpersonateInactive'),
  );
  expect(decideImpersonation({ ...actor, impersonatorId: 'boss' }, target)).toEqual(
    refuse('notWhileImpersonating'),
  );
});

test('nor does anybody become somebody who may do more', () => {
  const permissions = { granted: ['role.permissions'], revoked: [] };
  const auditor = { ...target, roles: [{ name: 'Auditor', permissions }] };

  expect(decideImpersonation(actor, auditor)).toEqual(refuse('accountAboveOwn'));
});

test('a reason is asked for', () => {
  expect(impersonate.input.reason).toMatchObject({ required: true });
});
