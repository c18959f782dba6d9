import { describe, expect, test } from 'vitest';
import { defineAction } from './action.ts';
import { apiScopes, scopeOfCall } from './api-scope.ts';
import { can } from './can.ts';
import { text } from './field.ts';
import { defineModule } from './module.ts';
import { register } from './registry.ts';
import { defineResource } from './resource.ts';

const roles = ['MAKER'] as const;
const plant = defineResource({
  name: 'plant',
  segment: 'plants',
  label: ['Plant', 'Plants'],
  title: '{name}',
  fields: { name: text('Name') },
  verbs: { list: roles, read: roles, update: roles, delete: roles, export: roles },
  list: { columns: ['name'], sort: 'name' },
  detail: { Information: ['name'] },
});
const lock = defineResource({ ...plant, name: 'lock', segment: 'locks', base: 'locks' });
const view = defineResource({
  ...plant,
  name: 'view',
  segment: 'views',
  base: 'views',
  verbs: { read: roles },
});
const water = defineAction({
  name: 'water',
  on: plant,
  route: 'PUT /app/plants/{id}/water',
  roles,
  input: {},
});
const pick = defineAction({ ...water, name: 'pick', on: lock, route: 'PUT /app/locks/{id}/pick' });

register([
  defineModule({ name: 'garden', openToKeys: true, resources: [plant], actions: [water, pick] }),
  defineModule({ name: 'window', openToKeys: true, resources: [view] }),
  defineModule({ name: 'house', resources: [lock] }),
]);

const actor = (scopes: readonly string[]) => ({
  userId: 'u',
  tenantId: 't',
  roles: ['MAKER'],
  isHost: false,
  edition: '',
  features: [],
  attributes: {},
  ids: {},
  apiKey: { id: 'k', scopes },
});

describe('scopes of keys', () => {
  test('are a pair for each module that is open to keys, and one where nothing is written', () => {
    expect(apiScopes()).toEqual([
      { module: 'garden', scopes: ['garden:read', 'garden:write'] },
      { module: 'window', scopes: ['window:read'] },
    ]);
  });

  test('follow from the method, the right and the address of a call', () => {
    const scope = (method: string, ability: string | undefined, url = '/app/plants/:id') =>
      scopeOfCall({ method, ability, url });

    expect(scope('GET', 'plant.read')).toBe('garden:read');
    expect(scope('HEAD', 'plant.read')).toBe('garden:read');
    expect(scope('POST', 'plant.list')).toBe('garden:write');
    expect(scope('GET', 'plant.water')).toBe('garden:write');
    expect(scope('GET', undefined)).toBe('garden:read');
    expect(scope('GET', undefined, '/app/nowhere')).toBeNull();
    expect(scope('GET', 'lock.read')).toBeNull();
    expect(scope('GET', 'unknown.read')).toBeNull();
    expect(scope('PUT', 'lock.pick')).toBeNull();
  });

  test('cut what the account may do; what asks for a proof is never a key’s', () => {
    const [reads, writes] = [actor(['garden:read']), actor(['garden:write'])];

    expect([can(reads, 'plant.read'), can(reads, 'plant.water')]).toEqual([true, false]);
    expect([can(writes, 'plant.read'), can(writes, 'plant.water')]).toEqual([true, true]);
    expect(can(writes, 'plant.delete')).toBe(false);
    expect(can(actor(['house:read', 'garden:read']), 'lock.read')).toBe(false);
  });
});
