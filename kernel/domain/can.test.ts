import { beforeAll, describe, expect, test } from 'vitest';
import { defineAction } from './action.ts';
import type { Actor } from './actor.ts';
import {
  can,
  pageIsOpen,
  scopesFor,
  scopesOfRoles,
  settingAttribute,
  whyNot,
  whyPageIsClosed,
} from './can.ts';
import { lookup, text } from './field.ts';
import { defineModule } from './module.ts';
import { definePage } from './page.ts';
import { pageAt, register } from './registry.ts';
import { defineResource, writeScopeOf } from './resource.ts';

const gadget = defineResource({
  name: 'gadget',
  segment: 'gadgets',
  label: ['Gadget', 'Gadgets'],
  title: '{name}',
  features: ['Gadgets', 'Everything'],
  fields: { name: text('Name', { required: true }), makerId: lookup('Maker', 'gadget') },
  verbs: {
    list: ['CLERK', 'MAKER'],
    read: ['CLERK', 'MAKER'],
    lookup: ['CLERK'],
    update: ['CLERK'],
  },
  scope: { MAKER: { makerId: 'makerId' } },
  list: { columns: ['name'], sort: 'name' },
  detail: { Information: ['name'] },
});

const secret = defineResource({
  name: 'secret',
  segment: 'secrets',
  label: ['Secret', 'Secrets'],
  title: '{name}',
  pages: { setting: 'Secrets.Shown' },
  fields: { name: text('Name', { required: true }) },
  verbs: { list: ['CLERK'], lookup: ['CLERK'] },
  list: { columns: ['name'], sort: 'name' },
  detail: { Information: ['name'] },
});

const edition = defineResource({
  name: 'edition',
  segment: 'editions',
  label: ['Edition', 'Editions'],
  title: '{name}',
  hostOnly: true,
  fields: { name: text('Name', { required: true }) },
  verbs: { list: ['CLERK'] },
  list: { columns: ['name'], sort: 'name' },
  detail: { Information: ['name'] },
});

const polish = defineAction({
  name: 'polish',
  on: 'gadget',
  route: 'POST /app/gadgets/{id}/polish',
  roles: ['MAKER'],
  input: {},
});

beforeAll(() =>
  register(
    [defineModule({ name: 'workshop', resources: [gadget, secret, edition], actions: [polish] })],
    [
      {
        name: 'The small edition has no gadget pages.',
        blocks: (actor, path) => actor.edition === 'SMALL' && path.startsWith('/view/gadgets'),
      },
    ],
  ),
);

const anActor = (given: Partial<Actor> = {}): Actor => ({
  userId: 'user',
  tenantId: 'tenant',
  roles: ['CLERK'],
  isHost: false,
  edition: 'LARGE',
  features: ['Gadgets'],
  attributes: {},
  ids: {},
  ...given,
});

describe('abilities', () => {
  test('a setting of the tenant opens a list; looking its records up needs none', () => {
    const on = { [settingAttribute('Secrets.Shown')]: 'true' };

    expect(whyNot(anActor(), 'secret.list')).toEqual({ by: 'setting', name: 'Secrets.Shown' });
    expect(can(anActor({ attributes: on }), 'secret.list')).toBe(true);
    expect(can(anActor(), 'secret.lookup')).toBe(true);
  });

  test('[G-038] what nobody declared is closed to everybody, the host included', () => {
    const host = anActor({ isHost: true, roles: ['CLERK', 'MAKER'] });

    expect(whyNot(host, 'gadget.delete')).toEqual({ by: 'undeclared', name: 'gadget.delete' });
    expect(can(host, 'constructor')).toBe(false);
    expect(can(host, '')).toBe(false);
  });

  test('the role decides first', () => {
    expect(can(anActor(), 'gadget.update')).toBe(true);
    expect(whyNot(anActor({ roles: ['MAKER'] }), 'gadget.update')).toEqual({
      by: 'role',
      name: 'CLERK',
    });
    expect(can(anActor({ roles: [] }), 'gadget.list')).toBe(false);
  });

  test('[B-098] one of the features is enough, none is too little', () => {
    expect(can(anActor({ features: ['Everything'] }), 'gadget.list')).toBe(true);
    expect(whyNot(anActor({ features: ['Other'] }), 'gadget.list')).toEqual({
      by: 'feature',
      name: 'Gadgets or Everything',
    });
  });

  test('a rule over the page closes the ability behind it, but not the lookup', () => {
    const small = anActor({ edition: 'SMALL' });

    expect(whyNot(small, 'gadget.update')).toEqual({
      by: 'rule',
      name: 'The small edition has no gadget pages.',
    });
    expect(can(small, 'gadget.lookup')).toBe(true);
  });

  test('what belongs to the host is closed to every other tenant', () => {
    expect(can(anActor({ isHost: true }), 'edition.list')).toBe(true);
    expect(whyNot(anActor(), 'edition.list')).toEqual({ by: 'rule', name: 'host tenant only' });
  });

  test('host users skip features and rules, never the role', () => {
    const host = { isHost: true, features: [], edition: 'SMALL' };

    expect(can(anActor(host), 'gadget.update')).toBe(true);
    expect(can(anActor({ ...host, roles: ['MAKER'] }), 'gadget.update')).toBe(false);
  });

  test('an action takes the features and the page of its resource', () => {
    const maker = anActor({ roles: ['MAKER'] });

    expect(can(maker, 'gadget.polish')).toBe(true);
    expect(whyNot({ ...maker, features: [] }, 'gadget.polish')?.by).toBe('feature');
    expect(whyNot({ ...maker, edition: 'SMALL' }, 'gadget.polish')?.by).toBe('rule');
  });
});

describe('[B-126] what a tenant changed for its roles', () => {
  const granted = { MAKER: { granted: ['gadget.update'], revoked: [] } };
  const revoked = { CLERK: { granted: [], revoked: ['gadget.update'] } };

  test('an ability can be granted to a role', () => {
    expect(can(anActor({ roles: ['MAKER'], overrides: granted }), 'gadget.update')).toBe(true);
    expect(can(anActor({ roles: ['MAKER'], overrides: {} }), 'gadget.update')).toBe(false);
  });

  test('an ability can be taken from a role, and the other roles keep it', () => {
    expect(can(anActor({ overrides: revoked }), 'gadget.update')).toBe(false);
    expect(can(anActor({ overrides: revoked }), 'gadget.list')).toBe(true);
    expect(
      can(
        anActor({ roles: ['CLERK', 'MAKER'], overrides: { ...revoked, ...granted } }),
        'gadget.update',
      ),
    ).toBe(true);
  });

  test('taking away wins over granting', () => {
    const both = { CLERK: { granted: ['gadget.update'], revoked: ['gadget.update'] } };

    expect(can(anActor({ overrides: both }), 'gadget.update')).toBe(false);
  });

  test('what nobody declared cannot be granted', () => {
    const wild = { CLERK: { granted: ['gadget.delete'], revoked: [] } };

    expect(can(anActor({ overrides: wild }), 'gadget.delete')).toBe(false);
  });

  test('a role named like a part of every object holds nothing', () => {
    const odd = anActor({ roles: ['constructor', '__proto__'], overrides: {} });

    expect(can(odd, 'gadget.update')).toBe(false);
    expect(scopesFor(odd, 'gadget.list')).toEqual([]);
  });
});

describe('scopes', () => {
  test('a scoped role sees its own, an unscoped one sees all', () => {
    expect(scopesFor(anActor({ roles: ['MAKER'] }), 'gadget.list')).toEqual([
      { makerId: 'makerId' },
    ]);
    expect(scopesFor(anActor(), 'gadget.list')).toBeNull();
    expect(scopesFor(anActor({ roles: ['MAKER', 'CLERK'] }), 'gadget.list')).toBeNull();
  });

  test('a role without the ability widens nothing', () => {
    expect(scopesFor(anActor({ roles: ['MAKER', 'GUEST'] }), 'gadget.list')).toEqual([
      { makerId: 'makerId' },
    ]);
    const revoked = { CLERK: { granted: [], revoked: ['gadget.list'] } };
    expect(
      scopesFor(anActor({ roles: ['MAKER', 'CLERK'], overrides: revoked }), 'gadget.list'),
    ).toEqual([{ makerId: 'makerId' }]);
  });

  test('rows are bound by the roles that have to do with the resource', () => {
    const rows = (...roles: string[]) => scopesOfRoles(anActor({ roles }), gadget, gadget.scope);

    expect(rows('MAKER')).toEqual([{ makerId: 'makerId' }]);
    expect(rows('MAKER', 'CLERK')).toBeNull();
    expect(rows('MAKER', 'GUEST')).toEqual([{ makerId: 'makerId' }]);
    expect(rows('GUEST')).toBeNull();
  });

  test('a role that may change less sees the same; another changes at most what it sees', () => {
    const scope = { MAKER: { makerId: 'makerId' }, SELLER: { sellerId: 'shopIds' } };
    const writeScope = { SELLER: { sellerId: 'ownShopId' } };

    expect(writeScopeOf({ scope, writeScope })).toEqual({ ...scope, ...writeScope });
    expect(writeScopeOf({ scope })).toEqual(scope);
    expect(writeScopeOf({})).toBeUndefined();
  });

  test('without any role nothing is visible', () => {
    expect(scopesFor(anActor({ roles: [] }), 'gadget.list')).toEqual([]);
  });
});

describe('pages', () => {
  const page = definePage({ path: '/view/tools', title: 'Tools', roles: ['CLERK'] });

  test('[B-098] a listed role is needed; a page without roles is open', () => {
    expect(pageIsOpen(anActor(), page)).toBe(true);
    expect(whyPageIsClosed(anActor({ roles: ['MAKER'] }), page)).toEqual({
      by: 'role',
      name: 'CLERK',
    });
    expect(pageIsOpen(anActor({ roles: [] }), { ...page, roles: [] })).toBe(true);
  });

  test('[B-097] nobody and host users pass', () => {
    const closed = { ...page, roles: ['KING'], features: ['Crown'], setting: 'Throne' };

    expect(pageIsOpen(null, closed)).toBe(true);
    expect(pageIsOpen(anActor({ isHost: true, features: [] }), closed)).toBe(true);
    expect(pageIsOpen(anActor(), closed)).toBe(false);
  });

  test('an anonymous page ignores everything', () => {
    expect(pageIsOpen(anActor({ roles: [] }), { ...page, kind: 'anonymous' })).toBe(true);
  });

  test('a setting must be true', () => {
    const guarded = { ...page, setting: 'Tools.On' };
    const having = (value: string) =>
      anActor({ attributes: { [settingAttribute('Tools.On')]: value } });

    expect(whyPageIsClosed(anActor(), guarded)).toEqual({ by: 'setting', name: 'Tools.On' });
    expect(pageIsOpen(having('false'), guarded)).toBe(false);
    expect(pageIsOpen(having('true'), guarded)).toBe(true);
  });

  test('a setting that is a list must have the word', () => {
    const guarded = { ...page, setting: 'Tools.List:saw' };
    const having = (value: string) =>
      anActor({ attributes: { [settingAttribute('Tools.List')]: value } });

    expect(pageIsOpen(having('hammer, saw'), guarded)).toBe(true);
    expect(pageIsOpen(having('sawmill'), guarded)).toBe(false);
    expect(pageIsOpen(having('true'), guarded)).toBe(false);
  });

  test('the pages of a resource are closed by its features and rules', () => {
    const list = pageAt('/view/gadgets') ?? page;

    expect(pageIsOpen(anActor(), list)).toBe(true);
    expect(whyPageIsClosed(anActor({ features: [] }), list)?.by).toBe('feature');
    expect(whyPageIsClosed(anActor({ edition: 'SMALL' }), list)?.by).toBe('rule');
  });
});
