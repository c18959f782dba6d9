import { choice, defineResource, text } from '#kernel/domain';
import { expect, test } from 'vitest';
import { aSession } from '../../testing/index.ts';
import { columnsOf } from './list-columns.tsx';

const steps = { open: 'Open', attended: 'Appointment Attended (Chargeable)' };
const lamp = defineResource({
  name: 'lamp',
  segment: 'lamps',
  label: ['Lamp', 'Lamps'],
  title: '{name}',
  fields: {
    name: text('Name'),
    step: choice('Step', steps, { tones: { open: 'info', attended: 'success' } }),
    kind: choice('Kind', steps),
  },
  verbs: {},
  list: { columns: ['name', 'step', 'kind'], sort: 'name' },
  detail: {},
});

const widthsOf = (widths: Readonly<Record<string, number>> = {}) =>
  Object.fromEntries(
    columnsOf(lamp, aSession(), false, {}, widths).map(({ key, width }) => [key, width]),
  );

test('[K-024] a column of chips has room for the longest one, others have their usual width', () => {
  expect(widthsOf()).toMatchObject({ step: 48 + 33 * 7, name: undefined, kind: undefined });
  expect(widthsOf({ step: 320, kind: 90 })).toMatchObject({ step: 320, kind: 90 });
  expect(widthsOf({ step: 120 }).step).toBe(48 + 33 * 7);
});
