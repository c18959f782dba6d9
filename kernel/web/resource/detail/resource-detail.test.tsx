import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bindConfirm } from '../../dialogs/confirm.ts';
import type { Question } from '../../dialogs/confirm.ts';
import { aWidget, registerWidgets, widget } from '../../testing/a-widget.ts';
import { serve } from '../../testing/fake-server.ts';
import { eventually, press, render, type } from '../../testing/render.tsx';
import { collectToasts } from '../../testing/toasts.ts';
import ResourceDetail from './resource-detail.tsx';

const open = (path = '/view/widgets/detail/w-1') =>
  render(
    <Routes>
      <Route path="/view/widgets/detail/:id" element={<ResourceDetail resource={widget} />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    { path },
  );

const record = 'GET /app/widgets/w-1';

beforeEach(() => registerWidgets());
afterEach(() => {
  bindConfirm(() => Promise.resolve(false));
  vi.unstubAllGlobals();
});

describe('a generated record page', () => {
  test('[B-022] shows the sections, and the title in the window', async () => {
    serve({ [record]: { body: aWidget() } });
    const place = await open();

    await eventually(() => expect(place.querySelector('h1')?.textContent).toBe('Cog'));

    expect([...place.querySelectorAll('h2')].map((head) => head.textContent)).toEqual([
      'Information',
      'More',
    ]);
    expect(document.title).toBe('Cog (Widget) Harbour Caseway');
  });

  test('only the changed fields and the stamp are sent', async () => {
    const toasts = collectToasts();
    const calls = serve({ [record]: { body: aWidget() }, 'PUT /app/widgets/w-1': { body: {} } });
    const place = await open('/view/widgets/detail/w-1?action=edit');
    await eventually(() => expect(place.querySelector('#name')).not.toBeNull());
    await type(place.querySelector('#name'), 'Wheel');

    await press('Save', place);

    await eventually(() =>
      expect(toasts).toMatchObject([{ text: 'Data has been saved successfully.', seconds: 3 }]),
    );
    expect(calls.find((call) => call.method === 'PUT')?.body).toEqual({
      name: 'Wheel',
      concurrencyStamp: 'stamp-1',
    });
  });

  test('[B-136] a stale save says so and keeps what was typed', async () => {
    const toasts = collectToasts();
    serve({
      [record]: { body: aWidget() },
      'PUT /app/widgets/w-1': { status: 409, body: { error: { code: 'stale' } } },
    });
    const place = await open('/view/widgets/detail/w-1?action=edit');
    await eventually(() => expect(place.querySelector('#name')).not.toBeNull());
    await type(place.querySelector('#name'), 'Wheel');

    await press('Save', place);

    await eventually(() =>
      expect(toasts.at(-1)?.text).toContain('has been modified by other user'),
    );
    expect(place.querySelector<HTMLInputElement>('#name')?.value).toBe('Wheel');
  });

  test('[B-233] deleting asks first', async () => {
    const asked = vi.fn<(question: Question) => Promise<boolean>>(() => Promise.resolve(false));
    bindConfirm(asked);
    const calls = serve({ [record]: { body: aWidget() } });
    const place = await open();
    await eventually(() => expect(place.textContent).toContain('Delete'));

    await press('Delete', place);

    expect(asked).toHaveBeenCalledWith(
      expect.objectContaining({ text: 'Do you want to delete this record?' }),
    );
    expect(calls.some((call) => call.method === 'DELETE')).toBe(false);
  });

  test('[B-233] a confirmed delete leaves for the list', async () => {
    const toasts = collectToasts();
    bindConfirm(() => Promise.resolve(true));
    const calls = serve({
      [record]: { body: aWidget() },
      'DELETE /app/widgets/w-1': { body: null },
    });
    const place = await open();
    await eventually(() => expect(place.textContent).toContain('Delete'));

    await press('Delete', place);

    await eventually(() => expect(place.textContent).toBe('elsewhere'));
    expect(toasts).toMatchObject([{ text: 'Data has been deleted successfully.' }]);
    expect(calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
      '/app/widgets/w-1',
    ]);
  });

  test('[B-206] there is no way to enable where only disabling is declared', async () => {
    serve({ [record]: { body: aWidget({ isActive: false }) } });
    const place = await open();
    await eventually(() => expect(place.textContent).toContain('Edit'));

    expect(place.textContent).not.toContain('Enable');
  });

  test('what the caller may not do is not offered', async () => {
    serve({ [record]: { body: aWidget({ can: ['widget.read'] }) } });
    const place = await open('/view/widgets/detail/w-1?action=edit');
    await eventually(() => expect(place.textContent).toContain('History'));

    expect(place.textContent).not.toMatch(/Edit|Delete|Disable|Save/);
  });

  test('an unknown record says so', async () => {
    const message = 'This record does not exist or is not available to you.';
    serve({ [record]: { status: 404, body: { error: { code: 'notFound', message } } } });
    const place = await open();

    await eventually(() => expect(place.textContent).toContain(message));
  });
});
