import type { TaskView } from '#kernel/domain';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aSession } from '../testing/a-session.ts';
import { registerWidgets, widget } from '../testing/a-widget.ts';
import { serve } from '../testing/fake-server.ts';
import { eventually, press, render } from '../testing/render.tsx';
import { collectToasts } from '../testing/toasts.ts';
import { TasksButton } from './tasks-button.tsx';
import { changeTasks, forgetTasks, openTasks } from './tasks-store.ts';
import { startExport } from './start-export.ts';
import { receiveTask } from './watch-tasks.ts';

const aTask = (changes: Partial<TaskView> = {}): TaskView => ({
  id: 't-1',
  name: 'export',
  resource: 'widget',
  title: 'Widgets',
  detail: '“cog”',
  state: 'running',
  rowsDone: 500,
  rowsTotal: 1200,
  rowsFailed: 0,
  summary: null,
  error: null,
  fileName: null,
  fileSize: null,
  startedBy: { id: 'user-1', displayName: 'Clara Clerk' },
  isOwn: true,
  canRetry: false,
  creationTime: '2026-03-05T03:30:00.000Z',
  finishedTime: null,
  expiresTime: null,
  ...changes,
});
const ready = { state: 'done', fileName: 'WidgetList_2026-03-05.zip', fileSize: 34_000 } as const;
const order = { resource: widget, query: { colour: ['red'], sorting: 'name' }, columns: ['name'] };

registerWidgets();
beforeEach(forgetTasks);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('[B-176] the refusal of the server is shown in its words', async () => {
  const toasts = collectToasts();
  const message = 'You need to search text or filter first before exporting results.';
  serve({
    'POST /app/widgets/export-jobs': {
      status: 422,
      body: { error: { code: 'exportNeedsFilter', message } },
    },
  });

  expect(await startExport({ ...order, query: {} })).toBe(false);
  expect(toasts).toMatchObject([{ kind: 'warning', text: message }]);
});

test('the search and the visible columns go out; the end is announced with a link', async () => {
  const toasts = collectToasts();
  let asked = 0;
  const calls = serve({
    'POST /app/widgets/export-jobs': { status: 202, body: { id: 't-1' } },
    'GET /app/tasks': () => ({ body: { items: [(asked += 1) < 2 ? aTask() : aTask(ready)] } }),
    'GET /app/tasks/t-1/download': { body: {} },
  });
  await startExport(order);
  await eventually(() => expect(toasts).toHaveLength(2));

  expect(calls[0]).toMatchObject({ method: 'POST', body: { columns: ['name'] } });
  expect(calls[0]?.query.toString()).toBe('colour=red&sorting=name');
  expect(toasts[1]).toMatchObject({
    text: 'Widgets: 1,200 records ready.',
    action: { label: 'Download' },
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  toasts[1]?.action?.run();
  await eventually(() => expect(click).toHaveBeenCalled());
  expect(calls.at(-1)?.path).toBe('/app/tasks/t-1/download');
});

test('nothing is asked any more once all have ended, and a failure is told once', async () => {
  const toasts = collectToasts();
  const failed = aTask({ state: 'failed', error: 'The export could not be finished.' });
  const calls = serve({
    'POST /app/widgets/export-jobs': { status: 202, body: { id: 't-1' } },
    'GET /app/tasks': { body: { items: [failed] } },
  });
  await startExport(order);
  await eventually(() => expect(toasts).toHaveLength(2));
  await new Promise((resolve) => setTimeout(resolve, 1300));

  expect(toasts[1]).toMatchObject({ kind: 'error', text: failed.error });
  expect(calls.filter(({ method }) => method === 'GET')).toHaveLength(1);
});

test('the panel shows progress, and cancels', async () => {
  const cancelled = aTask({ state: 'cancelled' });
  serve({
    'GET /app/tasks': { body: { items: [aTask()] } },
    'PUT /app/tasks/t-1/cancel': { body: cancelled },
  });
  await render(<TasksButton />);
  await act(async () => openTasks());
  await eventually(() => expect(document.body.textContent).toContain('Running'));

  const bar = document.querySelector('[role=progressbar]');
  expect(bar?.getAttribute('aria-valuenow')).toBe('42');
  expect(document.body.textContent).toContain('Export“cog”1,200 records05 Mar 2026 14:30');
  serve({ 'PUT /app/tasks/t-1/cancel': { body: cancelled } });
  await press('Cancel');
  await eventually(() => expect(document.body.textContent).toContain('Cancelled'));
});

test('a file that is ready has its size and a button; news from the server is shown', async () => {
  serve({ 'GET /app/tasks': { body: { items: [] } } });
  await render(<TasksButton />);
  await act(async () => openTasks());
  await eventually(() => expect(document.body.textContent).toContain('No tasks yet'));
  await act(async () => receiveTask(aTask(ready)));
  await eventually(() => expect(document.body.textContent).toContain('34 kB'));

  expect([...document.querySelectorAll('button')].map((b) => b.textContent)).toContain('Download');
});

test('[B-175] who may not download search results has no button', async () => {
  const place = await render(<TasksButton />, { session: aSession({ offersExport: false }) });

  expect(place.textContent).toBe('');
  expect(place.querySelector('button')).toBeNull();
});
