import { describe, expect, test } from 'vitest';
import { dateTime, lookup, multiLookup, referenceKey, text } from './field.ts';
import type { Fields } from './field.ts';
import { defineResource, titleFields } from './resource.ts';
import type { ResourceInput } from './resource.ts';

const define = (given: Partial<ResourceInput> = {}, fields: Fields = {}) =>
  defineResource<Fields>({
    name: 'gadget',
    segment: 'gadgets',
    label: ['Gadget', 'Gadgets'],
    title: '{name}',
    fields: { name: text('Name'), ...fields },
    verbs: {},
    list: { columns: ['name', 'creationTime'], sort: 'name desc, creationTime' },
    detail: { Information: ['name'], History: 'panel' },
    ...given,
  });

describe('defining a resource', () => {
  test('it belongs to a tenant and is served under its segment unless told otherwise', () => {
    expect(define()).toMatchObject({ base: 'gadgets', tenancy: 'tenant' });
    expect(define({ base: 'things', tenancy: 'host' })).toMatchObject({
      base: 'things',
      tenancy: 'host',
    });
  });

  test.each<[string, Partial<ResourceInput>]>([
    ['column', { list: { columns: ['size'], sort: 'name' } }],
    ['sort', { list: { columns: ['name'], sort: 'size desc' } }],
    ['filter', { filters: ['size'] }],
    ['title', { title: '{name} {size}' }],
    ['detail', { detail: { Information: ['size'] } }],
    ['lookup text', { lookup: { text: '{size}' } }],
    ['lookup sort', { lookup: { text: '{name}', sort: 'size' } }],
    ['scope', { scope: { MAKER: { size: 'size' } } }],
    ['inherited name', { filters: ['toString'] }],
  ])('a %s that names no field is refused', (_where, given) => {
    expect(() => define(given)).toThrow('gadget names a field it does not have');
  });

  test('a time zone that names no field is refused', () => {
    expect(() => define({}, { start: dateTime('Start', { zone: 'zone' }) })).toThrow('zone');
  });

  test.each(['update', 'delete', 'enable', 'disable', 'import'] as const)(
    'an append-only resource cannot declare %s',
    (verb) => {
      expect(() => define({ appendOnly: true, verbs: { [verb]: ['MAKER'] } })).toThrow(
        `append-only and cannot have the verb ${verb}`,
      );
      expect(() => define({ appendOnly: true, verbs: { create: ['MAKER'] } })).not.toThrow();
    },
  );

  test('references are told by their keys', () => {
    expect(() => define({}, { company: lookup('Company', 'company') })).toThrow('ends in Id');
    expect(() => define({}, { roles: multiLookup('Roles', 'role') })).toThrow('ends in Ids');
    expect(() => define({}, { companyId: lookup('Company', 'company') })).not.toThrow();
  });

  test('the columns of every record cannot be declared again', () => {
    expect(() => define({}, { concurrencyStamp: text('Stamp') })).toThrow('reserved');
  });

  test('a reference shows under the key without its ending', () => {
    expect(referenceKey('companyId')).toBe('company');
    expect(referenceKey('roleIds')).toBe('roles');
    expect(titleFields('{firstName} {lastName}')).toEqual(['firstName', 'lastName']);
  });
});
