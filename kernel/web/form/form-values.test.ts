import { describe, expect, test } from 'vitest';
import { aWidget, widget } from '../testing/a-widget.ts';
import { errorsByField } from './field-errors.ts';
import { changedValues, emptyValues } from './form-values.ts';

describe('what a form sends', () => {
  const record = aWidget();

  test('only what differs from the record', () => {
    const values = { ...record, name: 'Wheel' };

    expect(changedValues(widget.fields, record, values)).toEqual({ name: 'Wheel' });
  });

  test('an emptied value is sent as null, one that was empty before is not sent', () => {
    const values = { ...record, weight: undefined, email: '', notes: undefined };

    expect(changedValues(widget.fields, record, values)).toEqual({ weight: null });
  });

  test('a field that only the server writes is never sent', () => {
    expect(changedValues(widget.fields, record, { ...record, serial: 'S-2' })).toEqual({});
  });

  test('a new record starts with the defaults', () => {
    expect(emptyValues(widget.fields)).toMatchObject({ isActive: true, name: undefined });
    expect(emptyValues(widget.fields)).not.toHaveProperty('serial');
  });

  test('errors go to their field, those of a part to the whole', () => {
    const errors = [
      { message: 'This field is required', members: ['name'] },
      { message: 'Too long', members: ['address.line1', 'elsewhere'] },
    ];

    expect(errorsByField(errors, ['name', 'address'])).toEqual({
      name: ['This field is required'],
      address: ['Too long'],
    });
  });
});
