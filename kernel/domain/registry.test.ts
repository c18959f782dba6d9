import { describe, expect, test } from 'vitest';
import { defineAction } from './action.ts';
import { text } from './field.ts';
import { defineModule } from './module.ts';
import { definePage, matchesPath, resourcePages, segmentPages } from './page.ts';
import { defineRefusals } from './refusals.ts';
import { abilities, abilityRow, pages, refusalRow, register, resourceNamed } from './registry.ts';
import { defineResource } from './resource.ts';
import type { Verbs } from './resource.ts';

const aResource = (name: string, verbs: Verbs = {}) =>
  defineResource({
    name,
    segment: `${name}s`,
    label: ['Gadget', 'Gadgets'],
    title: '{name}',
    fields: { name: text('Name', { required: true }) },
    verbs,
    list: { columns: ['name'], sort: 'name' },
    detail: { Information: ['name'] },
  });

const clerk = ['CLERK'];
const gadget = aResource('gadget', { list: clerk, read: clerk, export: clerk });

describe('the registry', () => {
  test('a verb that is not listed has no ability and no page', () => {
    register([defineModule({ name: 'workshop', resources: [gadget] })]);

    expect(abilities().map((row) => row.ability)).toEqual([
      'gadget.list',
      'gadget.read',
      'gadget.export',
    ]);
    expect(pages().map((page) => page.path)).toEqual([
      '/view/gadgets',
      '/view/gadgets/detail/{id}',
    ]);
    expect(abilityRow('gadget.export')?.path).toBe('/view/gadgets');
  });

  test('an unknown resource is a mistake of ours and throws', () => {
    expect(() => resourceNamed('nothing')).toThrow('No resource is named nothing');
  });

  test('the refusals of the kernel and of the modules are found by code', () => {
    const refusals = defineRefusals({ worn: { status: 422, message: 'This gadget is worn.' } });
    register([defineModule({ name: 'workshop', refusals })]);

    expect(refusalRow('worn')?.status).toBe(422);
    expect(refusalRow('stale')?.message).toBe(
      "The data you're working on has been modified by other user. Please refresh to get latest data and try again.",
    );
    expect(refusalRow('constructor')).toBeUndefined();
  });

  test.each([
    ['resource', { resources: [gadget, gadget] }, 'resource gadget'],
    [
      'page',
      {
        resources: [gadget],
        pages: segmentPages({ segment: 'gadgets', label: 'G', row: 'R-001', roles: [] }),
      },
      'page /view/gadgets',
    ],
  ])('two of the same %s are refused', (_what, parts, message) => {
    expect(() => register([defineModule({ name: 'workshop', ...parts })])).toThrow(
      `Declared twice: ${message}`,
    );
  });

  test('two modules with one refusal code are refused: one sentence would hide the other', () => {
    const worn = (message: string) => defineRefusals({ worn: { status: 422, message } });

    expect(() =>
      register([
        defineModule({ name: 'workshop', refusals: worn('This gadget is worn.') }),
        defineModule({ name: 'shop', refusals: worn('This shoe is worn.') }),
      ]),
    ).toThrow('Declared twice: refusal worn');
  });

  test('an action is known by its resource and its last word', () => {
    const action = defineAction({
      name: 'polish',
      on: 'gadget',
      route: 'PUT /app/gadgets/{id}/polish',
      roles: clerk,
      input: {},
    });

    expect(action).toMatchObject({
      method: 'PUT',
      path: '/app/gadgets/{id}/polish',
      ability: 'gadget.polish',
    });
  });
});

describe('pages', () => {
  test('the three pages of a resource', () => {
    const full = aResource('gadget', { list: clerk, create: ['BOSS'], read: clerk });

    expect(resourcePages(full).map(({ path, title, roles }) => [path, title, roles])).toEqual([
      ['/view/gadgets', 'Gadget List', clerk],
      ['/view/gadgets/add', 'Create Gadget', ['BOSS']],
      ['/view/gadgets/detail/{id}', '{name}', clerk],
    ]);
  });

  test('a resource may have fewer pages, a title of its own, and a setting that opens them', () => {
    const gadget = {
      ...aResource('gadget', { list: clerk, create: clerk, read: clerk }),
      pages: { only: ['list'], title: 'The Gadgets', setting: 'Gadgets.Shown', row: 'R-007' },
    } as const;
    register([defineModule({ name: 'workshop', resources: [gadget] })]);

    expect(resourcePages(gadget)).toMatchObject([
      { path: '/view/gadgets', title: 'The Gadgets', setting: 'Gadgets.Shown', row: 'R-007' },
    ]);
    expect(abilityRow('gadget.create')).toMatchObject({
      path: '/view/gadgets',
      setting: 'Gadgets.Shown',
    });
  });

  test('a segment numbers its rows from the list on, also where pages are left out', () => {
    const input = { segment: 'tools', label: 'Tool', row: 'R-098', roles: clerk };

    expect(segmentPages(input).map((page) => page.row)).toEqual(['R-098', 'R-099', 'R-100']);
    expect(
      segmentPages({ ...input, only: ['list', 'detail'] }).map((page) => [page.row, page.title]),
    ).toEqual([
      ['R-098', 'Tool List'],
      ['R-100', 'Tool'],
    ]);
  });

  test('a page without a name is called after its path', () => {
    expect(definePage({ path: '/view/a/b', title: 'A' }).name).toBe('a.b');
    expect(definePage({ path: '/', title: 'Home' }).name).toBe('home');
  });

  test.each([
    ['/view/gadgets/detail/{id}', '/view/gadgets/detail/7', true],
    ['/view/gadgets/detail/{id}', '/view/gadgets/detail/7/', true],
    ['/view/gadgets/detail/{id}', '/view/gadgets/detail/7/8', false],
    ['/view/gadgets/detail/{id}', '/view/gadgets/detail/', false],
    ['/view/gadgets', '/view/gadgets', true],
    ['/view/gadgets', '/view/gadgetsX', false],
    ['/view/a.b', '/view/aXb', false],
    ['/', '/', true],
  ])('%s against %s: %s', (pattern, path, matches) => {
    expect(matchesPath(pattern, path)).toBe(matches);
  });
});
