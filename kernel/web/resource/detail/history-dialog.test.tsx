import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerWidgets, widget } from '../../testing/a-widget.ts';
import { serve } from '../../testing/fake-server.ts';
import { eventually, render } from '../../testing/render.tsx';
import { HistoryDialog } from './history-dialog.tsx';

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
