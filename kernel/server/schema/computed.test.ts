import { describe, expect, test } from 'vitest';
import { createSchema, defineResource, flag, text } from '#kernel/domain';
import { recordSchema } from '../http/openapi-record.ts';
import { schemaOf } from './model.ts';

const define = (computed: string) =>
  defineResource({
    name: 'person',
    segment: 'persons',
    label: ['Person', 'Persons'],
    title: '{fullName}',
    fields: {
      firstName: text('First name', { required: true }),
      isActive: flag('Active'),
      fullName: text('Full name', { required: true, searchable: true, computed }),
      standing: text('Standing', { computedBy: ['fill_standing'] }),
    },
    verbs: {},
    list: { columns: ['fullName'], sort: 'fullName' },
    detail: { Information: ['firstName'] },
  });

const person = define('btrim({firstName})');

describe('a computed field', () => {
  test('has a trigger that fills it whenever what it reads is written', () => {
    const { objects } = schemaOf([person]);

    expect(objects['persons.compute']?.create).toContain('new.full_name := btrim(new.first_name);');
    expect(objects['persons.computed']?.create).toContain(
      'before insert or update of full_name, first_name on persons',
    );
  });

  test('is read only and optional for callers, in the rules and in OpenAPI', () => {
    const sent = { firstName: 'Ada', isActive: true };

    expect(createSchema(person).safeParse(sent).success).toBe(true);
    expect(createSchema(person).safeParse({ ...sent, fullName: 'Ada' }).success).toBe(false);
    expect(createSchema(person).safeParse({ ...sent, standing: 'good' }).success).toBe(false);
    expect(recordSchema(person)).toMatchObject({
      properties: {
        fullName: { readOnly: true, description: 'Computed by the database.' },
        standing: { readOnly: true, description: 'Computed by the database.' },
      },
    });
  });

  test('names no field that the resource does not have', () => {
    expect(() => define('btrim({surname})')).toThrow(
      'person names a field it does not have: surname',
    );
  });
});
