import { describe, expect, test } from 'vitest';
import { aWidget, widget } from '../testing/a-widget.ts';
import { valuesOf } from './form-values.ts';
import { differences, firstPicks, merged } from './three-way-merge.ts';

const original = aWidget({ notes: 'old', weight: 3 });
const theirs = aWidget({ notes: 'theirs', weight: 5, email: 'a@b.test', serial: 'S-9' });
const mine = {
  ...valuesOf(widget.fields, original),
  notes: 'mine',
  name: 'Wheel',
  email: 'a@b.test',
};

describe('[B-136] a record that somebody else changed meanwhile', () => {
  const rows = differences(widget.fields, original, theirs, mine);

  test('only what differs is asked about, contested fields first', () => {
    expect(rows.map(({ key, isContested }) => [key, isContested])).toEqual([
      ['notes', true],
      ['name', false],
      ['weight', false],
    ]);
  });

  test('who alone changed a field keeps it; a contested one waits for the user', () => {
    expect(firstPicks(rows, original, mine)).toEqual({ name: 'mine', weight: 'theirs' });
  });

  test('the outcome is their record with mine where it was picked', () => {
    const values = merged(widget.fields, theirs, mine, { notes: 'theirs', name: 'mine' });

    expect(values).toMatchObject({ name: 'Wheel', notes: 'theirs', weight: 5 });
    expect(values).not.toHaveProperty('serial');
  });
});
