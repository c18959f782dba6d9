import { beforeAll, describe, expect, test } from 'vitest';
import { date, text } from './field.ts';
import type { Field } from './field.ts';
import { fieldText } from './field-text.ts';
import { defineModule } from './module.ts';
import { checkCreate, checkImport, checkUpdate } from './record-schema.ts';
import { register } from './registry.ts';
import { defineResource } from './resource.ts';

const plate: Field = text('Plate', { format: 'plate', max: 10 });
const car = defineResource({
  name: 'car',
  segment: 'cars',
  label: ['Car', 'Cars'],
  title: '{plate}',
  fields: { plate, builtOn: date('Built on', { notFuture: true }) },
  verbs: {},
  list: { columns: ['plate'], sort: 'plate' },
  detail: { Car: ['plate', 'builtOn'] },
});
const textFormats = {
  plate: {
    message: 'A plate is three letters and three digits.',
    example: 'ABC123',
    read: (given: string) => /^([a-z]{3})-?(\d{3})$/i.exec(given)?.slice(1).join('') ?? null,
    show: (kept: string) => kept.replace(/^(...)/, '$1-'),
  },
};
const today = '2026-03-10';
const checks = [
  ['a new record', checkCreate],
  ['a row of a sheet', checkImport],
  ['a change', checkUpdate],
] as const;

describe('a text with a format', () => {
  beforeAll(() => register([defineModule({ name: 'garage', resources: [car], textFormats })]));

  test.each(checks)('is judged and kept in its form: %s', (_what, check) => {
    expect(check(car, { plate: 'ABC-123' }, today)).toMatchObject({ value: { plate: 'ABC123' } });
    expect(check(car, { plate: '' }, today)).toMatchObject({ value: { plate: null } });
    expect(check(car, { plate: 'ABC-12' }, today)).toEqual({
      ok: false,
      errors: [{ message: textFormats.plate.message, members: ['plate'] }],
    });
  });

  test('is shown as people read it', () => {
    const formats = { dateFormat: 'DD MMM YYYY', zone: 'UTC', currency: 'AUD' } as const;

    expect(fieldText(plate, 'plate', { plate: 'ABC123' }, formats)).toBe('ABC-123');
    expect(fieldText(plate, 'plate', { plate: null }, formats)).toBe('');
  });

  test('a format that nobody declares does not start', () => {
    expect(() => register([defineModule({ name: 'garage', resources: [car] })])).toThrow(
      'car.plate names a format that no module declares',
    );
  });
});

test.each(checks)('a day that is still to come is refused at its field: %s', (_what, check) => {
  expect(check(car, { builtOn: today }, today).ok).toBe(true);
  expect(check(car, { builtOn: '2026-03-11' }, today)).toEqual({
    ok: false,
    errors: [{ message: 'This day is in the future.', members: ['builtOn'] }],
  });
});
