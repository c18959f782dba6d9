import type { Field } from '#kernel/domain';
import { expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import type { RowColumn } from '../fields/rows-table.tsx';
import { eventually, press, render } from '../testing/index.ts';
import { RowsEditor } from './rows-editor.tsx';

const fields: Readonly<Record<string, Field>> = {
  name: { kind: 'text', label: 'Name' },
  role: { kind: 'choice', label: 'Role', choices: { lawyer: 'Lawyer' } },
  amount: { kind: 'money', label: 'Amount' },
  dueOn: { kind: 'date', label: 'Due on' },
  at: { kind: 'time', label: 'At' },
  isRequired: { kind: 'flag', label: 'Required' },
  doctorId: { kind: 'lookup', label: 'Doctor', resource: 'specialist' },
};

const columns = (...keys: readonly string[]): readonly RowColumn[] =>
  keys.map((key) => ({
    head: fields[key]?.label ?? '',
    cell: () => [key, fields[key] as Field],
  }));

const opened = (shown: readonly RowColumn[], save: () => Promise<void> = async () => {}) =>
  render(
    <RowsEditor
      noun={['line', 'lines']}
      columns={shown}
      rows={[{ name: 'Ann' }, { name: 'Ben' }]}
      newRow={() => ({})}
      problem={() => null}
      save={save}
      cancel={() => {}}
    />,
  );

/** As a screen reader has it: its own label, else the one that points at it. */
const nameOf = (input: Element | null): string | undefined =>
  input?.getAttribute('aria-label') ??
  input?.ownerDocument.querySelector(`label[for='${input.id}']`)?.textContent ??
  undefined;

test('every input is named by its column and its row', async () => {
  const place = await opened(columns(...Object.keys(fields)));

  for (const [key, { label }] of Object.entries(fields))
    for (const row of [1, 2])
      expect(nameOf(place.querySelector(`#line-${row - 1}-${key}`))).toBe(`${label}, row ${row}`);
});

test('a cell that asks for another field is still named by its column', async () => {
  const cell = () => ['doctorId', fields['doctorId'] as Field] as const;
  const place = await opened([{ head: 'Who', cell }]);

  expect(nameOf(place.querySelector('#line-1-doctorId'))).toBe('Who, row 2');
});

test('the line that the server refuses is marked with its sentence', async () => {
  const message = 'Ben takes no bookings.';
  const refusal = { message, members: ['items.1.doctorId'] };
  const place = await opened(columns('name'), async () => {
    throw new ApiError({ status: 422, message, validationErrors: [refusal] });
  });

  await press('Save lines', place);

  await eventually(() =>
    expect(place.querySelector('[role=alert]')?.textContent).toBe('Row 2: Ben takes no bookings.'),
  );
  const [first, second] = place.querySelectorAll('tbody tr');
  expect(second?.className).toContain('in-trouble');
  expect(first?.className).not.toContain('in-trouble');
});
