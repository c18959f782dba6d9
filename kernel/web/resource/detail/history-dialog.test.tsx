import { lookup } from '#kernel/domain';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerWidgets, widget } from '../../testing/a-widget.ts';
import { serve } from '../../testing/fake-server.ts';
import { eventually, press, render } from '../../testing/render.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { RecordSection } from './record-view.tsx';

beforeEach(() => registerWidgets());
afterEach(() => vi.unstubAllGlobals());

const change = (fields: object) => ({
  user: { displayName: 'Sam Staff' },
  changeTime: '2025-03-05T03:30:00.000Z',
  ...fields,
});

test('[B-281] the history is 900 wide and shows whole values with labels, person and time', async () => {
  const items = [
    change({ propertyName: 'colour', originalValue: 'red', newValue: 'blue' }),
    change({
      propertyName: 'name',
      originalValue: 'a',
      newValue: 'b',
      newValueExtraInfo: { text: 'frozen text' },
    }),
  ];
  const calls = serve({ 'GET /app/entity-changes/w-1/property-changes': { body: { items } } });
  await render(<HistoryDialog resource={widget} id="w-1" close={() => {}} />);

  await eventually(() => expect(document.body.textContent).toContain('Sam Staff'));

  const rows = [...document.querySelectorAll('tbody tr.ant-table-row')].map(
    (row) => row.textContent,
  );
  expect(rows[0]).toBe('ColourRedBlueSam Staff05 Mar 2025 - 14:30');
  expect(rows[1]).toContain('frozen text');
  expect(calls[0]?.query.get('maxResultCount')).toBe('100');
  expect(document.querySelector<HTMLElement>('.ant-modal')?.style.width).toBe('900px');
});

test('[B-346] [D-077] [K-104] the history of one field asks for that field and its table', async () => {
  const calls = serve({ 'GET /app/entity-changes/w-1/property-changes': { body: { items: [] } } });

  await render(<HistoryDialog resource={owned} id="w-1" property="makerId" close={() => {}} />);

  await eventually(() => expect(document.body.textContent).toContain('No data found'));
  expect(Object.fromEntries(calls[0]?.query ?? [])).toEqual({
    propertyName: 'makerId',
    propertyReferenceTable: 'widget',
    maxResultCount: '100',
  });
  expect(document.querySelector('.ant-modal-title')?.textContent).toBe('Change history: Maker');
});

/** A widget that points at another. */
const owned = {
  ...widget,
  fields: { ...widget.fields, makerId: lookup('Maker', 'widget') },
};

test('[S-124] a long text is one text with what went and what came, folded until asked', async () => {
  const long = 'The same words again. '.repeat(20);
  const items = [
    change({
      propertyName: 'notes',
      originalValue: `${long}The left knee. ${long}`,
      newValue: `${long}The right knee. ${long}`,
    }),
  ];
  serve({ 'GET /app/entity-changes/w-1/property-changes': { body: { items } } });
  await render(<HistoryDialog resource={widget} id="w-1" close={() => {}} />);
  await eventually(() => expect(document.querySelector('del')?.textContent).toBe('left'));
  const shown = () => document.querySelector('.text-difference')?.textContent ?? '';

  expect(document.querySelector('ins')?.textContent).toBe('right');
  expect(shown().length).toBeLessThan(long.length);
  await press('Show the whole text', document.body);
  expect(shown().length).toBeGreaterThan(long.length * 2);
});

test('[B-407] a history that does not load is logged and shows no error', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  serve({ 'GET /app/entity-changes/w-1/property-changes': { status: 500, body: {} } });

  await render(<HistoryDialog resource={widget} id="w-1" close={() => {}} />);

  await eventually(() => expect(document.body.textContent).toContain('No data found'));
  expect(document.querySelector('.ant-alert')).toBeNull();
  expect(logged).toHaveBeenCalledWith('A history failed to load', expect.any(Error));
  logged.mockRestore();
});

test('[G-152] a field whose changes are kept has a way to them, another has none', async () => {
  const calls = serve({ 'GET /app/entity-changes/w-1/property-changes': { body: { items: [] } } });
  const silent = { ...widget.fields.serial, history: false };
  const resource = { ...widget, fields: { ...widget.fields, serial: silent } };
  const section = {
    title: 'Information',
    fields: [
      ['name', widget.fields.name],
      ['serial', silent],
    ] as const,
  };
  const record = { id: 'w-1', concurrencyStamp: 's', name: 'One', serial: '7' };

  const place = await render(
    <RecordSection resource={resource} section={section} record={record} />,
  );

  expect(place.querySelector('button[aria-label="History of Serial"]')).toBeNull();
  await act(async () =>
    place.querySelector<HTMLElement>('button[aria-label="History of Name"]')?.click(),
  );
  await eventually(() => expect(calls[0]?.query.get('propertyName')).toBe('name'));
});
