import { defineAction, record, text } from '#kernel/domain';
import { act } from 'react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bindConfirm } from '../../dialogs/confirm.ts';
import { unsentText } from '../../form/warn-unsaved-changes.ts';
import { TabIdContext } from '../../tabs/tabs-context.ts';
import { Tabs } from '../../tabs/tabs-store.ts';
import { UnsavedWork } from '../../tabs/unsaved.ts';
import { DraftsContext } from '../../tabs/use-draft.ts';
import { Drafts } from '../../tabs/drafts.ts';
import { UnsavedContext } from '../../tabs/use-unsaved.ts';
import { aWidget, registerWidgets, widget } from '../../testing/a-widget.ts';
import { serve } from '../../testing/fake-server.ts';
import { eventually, press, render, type } from '../../testing/render.tsx';
import { collectToasts } from '../../testing/toasts.ts';
import { ActionButton } from '../action/action-button.tsx';
import ResourceDetail from './resource-detail.tsx';

const get = 'GET /app/widgets/w-1';
const put = 'PUT /app/widgets/w-1';
const stale = { status: 409, body: { error: { code: 'stale', message: 'x' } } };

const sendIt = defineAction({
  dryRun: true,
  name: 'send',
  on: widget,
  label: 'Send it',
  route: 'POST /app/widgets/{id}/send',
  roles: ['STAFF'],
  input: { to: text('Send to') },
  answer: record(widget),
});
const SendButton = () => (
  <ActionButton action={sendIt} record={{ id: 'w-1', can: [sendIt.ability] }} />
);

function workspace() {
  const tabs = new Tabs({ owner: 'me', home: '/', isOpen: () => true });
  tabs.start('/view/widgets/detail/w-1?action=edit');
  const { activeId } = tabs.state();
  return {
    tabs,
    activeId,
    work: new UnsavedWork(tabs, async () => 'save'),
    drafts: new Drafts(tabs),
  };
}

const open = ({ activeId, work, drafts } = workspace()) =>
  render(
    <UnsavedContext value={work}>
      <DraftsContext value={drafts}>
        <TabIdContext value={activeId}>
          <SendButton />
          <Routes>
            <Route path="/view/widgets/detail/:id" element={<ResourceDetail resource={widget} />} />
          </Routes>
        </TabIdContext>
      </DraftsContext>
    </UnsavedContext>,
    { path: '/view/widgets/detail/w-1?action=edit' },
  );

const name = (place: ParentNode) => place.querySelector<HTMLInputElement>('#name');
const ready = (place: ParentNode) => eventually(() => expect(name(place)).not.toBeNull());
const choose = (key: string, side: string) =>
  act(async () => {
    const row = document.querySelector(`[data-conflict=${key}]`);
    row?.querySelector<HTMLElement>(`input[aria-label$=": ${side}"]`)?.click();
  });

beforeEach(() => {
  sessionStorage.clear();
  registerWidgets();
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});
afterEach(() => {
  bindConfirm(() => Promise.resolve(false));
  vi.unstubAllGlobals();
});

describe('a form over a record', () => {
  test('[B-012] unsaved work is registered with its tab, and saved from there', async () => {
    collectToasts();
    const calls = serve({ [get]: { body: aWidget() }, [put]: { body: {} } });
    const space = workspace();
    const place = await open(space);
    await ready(place);
    expect(space.work.dirty().size).toBe(0);

    await type(name(place), 'Wheel');
    expect(space.work.dirty().has(space.activeId)).toBe(true);
    await act(() => space.work.mayLeave([space.activeId]));

    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ name: 'Wheel' });
    expect(space.work.dirty().size).toBe(0);
  });

  test('a rule between two fields is told before anything is sent', async () => {
    collectToasts();
    const calls = serve({
      [get]: { body: aWidget({ soldOn: '2025-03-04' }) },
      [put]: { body: {} },
    });
    const place = await open();
    await ready(place);

    await type(name(place), 'Wheel');
    await press('Save', place);

    await eventually(() => expect(place.textContent).toContain('It was sold before it was made.'));
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  });

  test('typing back what was there is no change', async () => {
    serve({ [get]: { body: aWidget() } });
    const space = workspace();
    const place = await open(space);
    await ready(place);

    await type(name(place), 'Wheel');
    await type(name(place), 'Cog');

    expect(space.work.dirty().size).toBe(0);
  });

  test('what was typed comes back after a reload, with the stamp it was typed on', async () => {
    collectToasts();
    serve({ [get]: { body: aWidget() } });
    const space = workspace();
    const first = await open(space);
    await ready(first);
    await type(name(first), 'Wheel');
    space.drafts.flush();
    first.remove();

    const calls = serve({
      [get]: { body: aWidget({ concurrencyStamp: 'stamp-2' }) },
      [put]: { body: {} },
    });
    const place = await open(space);
    await ready(place);

    expect(name(place)?.value).toBe('Wheel');
    expect(place.textContent).toContain('What you typed before was kept.');
    await press('Save', place);
    await eventually(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
        name: 'Wheel',
        concurrencyStamp: 'stamp-1',
      }),
    );
  });

  test('Ctrl+S saves', async () => {
    collectToasts();
    const calls = serve({ [get]: { body: aWidget() }, [put]: { body: {} } });
    const place = await open();
    await ready(place);
    await type(name(place), 'Wheel');

    await act(async () => {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true }));
    });

    await eventually(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true));
  });

  test('cancelling changed values asks first', async () => {
    serve({ [get]: { body: aWidget() } });
    const place = await open();
    await ready(place);
    await type(name(place), 'Wheel');

    await press('Cancel', place);
    expect(name(place)?.value).toBe('Wheel');

    bindConfirm(() => Promise.resolve(true));
    await press('Cancel', place);
    await eventually(() => expect(name(place)).toBeNull());
  });

  test('[B-232] [M-100] sending with unsaved changes says that they are not sent', async () => {
    const toasts = collectToasts();
    serve({ [get]: { body: aWidget() } });
    const place = await open();
    await ready(place);

    await type(name(place), 'Wheel');
    await press('Send it', place);

    await eventually(() => expect(document.querySelector('#to')).not.toBeNull());
    expect(toasts).toMatchObject([{ kind: 'warning', text: unsentText }]);
  });

  test('[B-232] sending with nothing unsaved warns of nothing', async () => {
    const toasts = collectToasts();
    serve({ [get]: { body: aWidget() } });
    const place = await open();
    await ready(place);

    await press('Send it', place);

    await eventually(() => expect(document.querySelector('#to')).not.toBeNull());
    expect(toasts).toEqual([]);
  });
});

describe('[B-136] a record that somebody else saved meanwhile', () => {
  const theirs = aWidget({ name: 'Gear', email: 'new@b.test', concurrencyStamp: 'stamp-2' });

  test('shows both versions, and saves what is chosen with the new stamp', async () => {
    const toasts = collectToasts();
    let current = aWidget();
    const calls = serve({
      [get]: () => ({ body: current }),
      [put]: ({ body }) =>
        (body as { concurrencyStamp: string }).concurrencyStamp === 'stamp-2'
          ? { body: {} }
          : stale,
    });
    const place = await open();
    await ready(place);
    await type(name(place), 'Wheel');
    await type(place.querySelector('#weight'), '7');
    current = theirs;

    await press('Save', place);
    await eventually(() => expect(document.querySelector('.conflict')).not.toBeNull());
    expect(toasts.at(-1)?.text).toContain('has been modified by other user');
    const row = document.querySelector('[data-conflict=name]');
    expect(row?.textContent).toBe('NameBoth changedCogGearWheel');
    expect(document.querySelector('.ant-modal')?.textContent).toContain('Choose 1 more');

    await choose('name', 'mine');
    await press('Save', document.querySelector('.ant-modal') ?? document);

    await eventually(() =>
      expect(calls.filter(({ method }) => method === 'PUT').at(-1)?.body).toEqual({
        name: 'Wheel',
        weight: 7,
        concurrencyStamp: 'stamp-2',
      }),
    );
    await eventually(() => expect(toasts.at(-1)?.text).toBe('Data has been saved successfully.'));
  });

  test('theirs may be kept, and going on editing loses nothing', async () => {
    collectToasts();
    let current = aWidget();
    const calls = serve({ [get]: () => ({ body: current }), [put]: stale });
    const place = await open();
    await ready(place);
    await type(name(place), 'Wheel');
    current = theirs;
    await press('Save', place);
    await eventually(() => expect(document.querySelector('.conflict')).not.toBeNull());

    await press('Go on editing', document);
    await eventually(() => expect(document.querySelector('.conflict')).toBeNull());
    expect(name(place)?.value).toBe('Wheel');

    await press('Save', place);
    await eventually(() => expect(document.querySelector('.conflict')).not.toBeNull());
    await choose('name', 'theirs');
    await press('Save', document.querySelector('.ant-modal') ?? document);
    await eventually(() =>
      expect(calls.filter(({ method }) => method === 'PUT').at(-1)?.body).toEqual({
        concurrencyStamp: 'stamp-2',
      }),
    );
  });
});
