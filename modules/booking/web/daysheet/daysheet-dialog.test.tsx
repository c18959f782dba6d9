import { act } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { aSession, eventually, press, render, serve, type } from '#kernel/web-testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { SessionListButtons } from '../sessions/list-buttons.tsx';
import { bookingWeb } from '../index.ts';

beforeAll(() => registerCatalogue());
afterEach(() => vi.unstubAllGlobals());

const menon = '0190a1b2-0000-7000-8000-00000000000f';
const session = aSession({
  actor: { ...aSession().actor, roles: ['STAFF'], edition: 'MLP' },
});

test('"daysheet" in the palette leads to the dialog, which opens the sheet of the day', async () => {
  const step = bookingWeb.commands?.find(({ label }) => /daysheet/i.test(label));
  const path = step && 'path' in step ? step.path : '';
  serve({
    'GET /app/specialists': { body: { items: [{ id: menon, displayName: 'Dr Menon' }] } },
  });
  const opened = vi.fn<typeof window.open>(() => null);
  vi.stubGlobal('open', opened);

  await render(<SessionListButtons />, { session, path });
  const box = () => document.querySelector('[role=dialog] [role=combobox]');
  await eventually(() => expect(box()).not.toBeNull());
  await act(async () => void box()?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));
  const option = () => document.querySelector<HTMLElement>('.ant-select-item-option');
  await eventually(() => expect(option()?.textContent).toContain('Dr Menon'));
  await act(async () => option()?.click());
  await type(document.querySelector('#fromDate'), '4/3/2031');
  await press('Open');

  await eventually(() => expect(opened).toHaveBeenCalledOnce());
  expect(opened.mock.calls[0]?.slice(0, 2)).toEqual([
    `/view/daysheet-print?dId=${menon}&fDate=2031-03-04`,
    '_blank',
  ]);
  await eventually(() => expect(document.querySelector('[role=dialog]')).toBeNull());
});
