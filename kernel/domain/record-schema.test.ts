import { describe, expect, test } from 'vitest';
import { flag, number, text } from './field.ts';
import { check, createSchema, inputSchema, updateSchema } from './record-schema.ts';
import { defineResource } from './resource.ts';

const gadget = defineResource({
  name: 'gadget',
  segment: 'gadgets',
  label: ['Gadget', 'Gadgets'],
  title: '{name}',
  fields: {
    name: text('Name', { required: true, max: 5 }),
    note: text('Note'),
    size: number('Size', { required: true, default: 1 }),
    isActive: flag('Active', { default: true }),
    isLocked: flag('Locked', { readOnly: true, default: false }),
  },
  verbs: {},
  list: { columns: ['name'], sort: 'name' },
  detail: { Information: ['name'] },
});

const create = (body: unknown) => check(createSchema(gadget), body);
const update = (body: unknown) => check(updateSchema(gadget), body);

describe('creating', () => {
  test('what has a default may be left out and is not invented here', () => {
    expect(create({ name: ' Anvil ' })).toEqual({ ok: true, value: { name: 'Anvil' } });
  });

  test('[B-215] a missing required field is named', () => {
    expect(create({})).toEqual({
      ok: false,
      errors: [{ message: 'This field is required', members: ['name'] }],
    });
  });

  test('a required field with a default may be left out, not emptied', () => {
    expect(create({ name: 'a', size: null })).toMatchObject({
      errors: [{ message: 'This field is required', members: ['size'] }],
    });
  });

  test('unknown, read-only and inherited names are refused by name', () => {
    const body: unknown = JSON.parse('{"name":"a","isLocked":true,"id":"x","__proto__":{}}');

    expect(create(body)).toEqual({
      ok: false,
      errors: ['isLocked', 'id', '__proto__'].map((key) => ({
        message: 'This field is not known here.',
        members: [key],
      })),
    });
  });

  test.each(['<img src=x onerror=alert(1)>', 'a b', '', 'x'.repeat(101)])(
    'the name %j is refused and not repeated',
    (name) => {
      expect(create({ name: 'a', [name]: 1 })).toEqual({
        ok: false,
        errors: [{ message: 'This field is not known here.', members: [] }],
      });
    },
  );

  test('every wrong field is told at once', () => {
    expect(create({ name: 'too long', note: 7, size: 'x' })).toMatchObject({
      errors: [{ members: ['name'] }, { members: ['note'] }, { members: ['size'] }],
    });
  });

  test.each([[[]], ['text'], [7], [true]])('[B-249] [M-105] %j is no body', (body) => {
    expect(create(body)).toEqual({
      ok: false,
      errors: [{ message: 'Your provided data is invalid', members: [] }],
    });
  });
});

describe('updating', () => {
  test('only what is sent changes', () => {
    expect(update({ note: '' })).toEqual({ ok: true, value: { note: null } });
    expect(update({})).toEqual({ ok: true, value: {} });
  });

  test('a required field cannot be emptied', () => {
    expect(update({ name: ' ' })).toMatchObject({ errors: [{ members: ['name'] }] });
    expect(update({ name: null })).toMatchObject({ errors: [{ members: ['name'] }] });
  });

  test('the stamp is part of the body, and a text', () => {
    expect(update({ concurrencyStamp: 'abc' })).toMatchObject({ ok: true });
    expect(update({ concurrencyStamp: 7 })).toMatchObject({
      errors: [{ message: 'Please enter text.', members: ['concurrencyStamp'] }],
    });
  });
});

describe('the input of an action', () => {
  const input = inputSchema({ reason: text('Reason', { required: true }) });

  test('an answer to a question may come along', () => {
    expect(check(input, { reason: 'x', confirmed: true })).toMatchObject({ ok: true });
    expect(check(input, { reason: 'x', confirmed: 'yes' })).toMatchObject({ ok: false });
  });

  test('no body at all means no values', () => {
    expect(check(input, undefined)).toMatchObject({ errors: [{ members: ['reason'] }] });
  });
});
