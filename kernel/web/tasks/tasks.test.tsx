import { everyonesTasks } from '#kernel/domain';
import type { TaskView } from '#kernel/domain';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aSession } from '../testing/a-session.ts';
import { registerWidgets, widget } from '../testing/a-widget.ts';
import { serve } from '../testing/fake-server.ts';
import { eventually, press, render } from '../testing/render.tsx';
import { collectToasts } from '../testing/toasts.ts';
import { followTask } from './follow-task.ts';
import { TasksButton } from './tasks-button.tsx';
import { forgetTasks, openTasks } from './tasks-store.ts';
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

beforeEach(() => {
  registerWidgets();
  forgetTasks();
});
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
  expect(document.body.textContent).toContain('Export“cog”1,200 records05 Mar 2026 - 14:30');
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

test('rows that failed are shown when they are asked for, by number or name', async () => {
  const failedRows = [
    { row: 3, message: 'Last name: This field is required' },
    { id: 'w-9', name: 'Cog', message: 'It has parts.' },
  ];
  const task = aTask({
    name: 'import',
    state: 'done',
    rowsFailed: 2,
    summary: '1,198 of 1,200 rows imported.',
  });
  const calls = serve({
    'GET /app/tasks': { body: { items: [task] } },
    'GET /app/tasks/t-1': { body: { ...task, failedRows, value: null } },
  });
  await render(<TasksButton />);
  await act(async () => openTasks());
  await eventually(() => expect(document.body.textContent).toContain('Done with errors'));
  expect(document.body.textContent).toContain('1,198 of 1,200 rows imported.');
  expect(calls.filter(({ path }) => path === '/app/tasks/t-1')).toHaveLength(0);

  await press('Show 2 rows not done');

  await eventually(() => expect(document.querySelector('.task-rows')).not.toBeNull());
  const rows = [...document.querySelectorAll('.task-rows li')].map((row) => row.textContent);
  expect(rows).toEqual(['Row 3 Last name: This field is required', 'Cog It has parts.']);
  const toggle = document.querySelector('.task-failed button');
  expect(toggle?.getAttribute('aria-expanded')).toBe('true');
});

test('a failed task says why, is tried again, and is dismissed', async () => {
  const failed = aTask({ state: 'failed', error: 'The export did not finish.', canRetry: true });
  const calls = serve({
    'GET /app/tasks': { body: { items: [failed] } },
    'PUT /app/tasks/t-1/retry': { body: aTask({ state: 'waiting' }) },
    'PUT /app/tasks/t-1/dismiss': { body: failed },
  });
  await render(<TasksButton />);
  await act(async () => openTasks());
  await eventually(() => expect(document.body.textContent).toContain('The export did not finish.'));

  await press('Try again');
  await eventually(() =>
    expect(calls.some(({ path }) => path === '/app/tasks/t-1/retry')).toBe(true),
  );
  await eventually(() => expect(document.body.textContent).toContain('Dismiss'));
  await press('Dismiss');
  await eventually(() => expect(document.body.textContent).toContain('No tasks yet'));
});

test('whoever runs the tenant switches to the tasks of everyone, and cancels one', async () => {
  const theirs = aTask({
    id: 't-2',
    isOwn: false,
    startedBy: { id: 'user-2', displayName: 'Kai Tan' },
  });
  const calls = serve({
    'GET /app/tasks': { body: { items: [] } },
    'GET /app/tasks/everyone': { body: { items: [theirs] } },
    'PUT /app/tasks/t-2/cancel': { body: { ...theirs, state: 'cancelled' } },
  });
  registerWidgets([everyonesTasks(['CLERK'])]);
  await render(<TasksButton />);
  await act(async () => openTasks());
  await eventually(() => expect(document.querySelector('[role=switch]')).not.toBeNull());

  await act(async () => document.querySelector<HTMLElement>('[role=switch]')?.click());
  await eventually(() => expect(document.body.textContent).toContain('Kai Tan'));
  await press('Cancel');

  await eventually(() =>
    expect(calls.some(({ path }) => path === '/app/tasks/t-2/cancel')).toBe(true),
  );
});

test('without that right there is no switch', async () => {
  serve({ 'GET /app/tasks': { body: { items: [] } } });
  await render(<TasksButton />);
  await act(async () => openTasks());
  await eventually(() => expect(document.body.textContent).toContain('No tasks yet'));

  expect(document.querySelector('[role=switch]')).toBeNull();
});

test('the end of a task without a file is told with what came of it', async () => {
  const toasts = collectToasts();
  serve({ 'GET /app/tasks': { body: { items: [] } } });
  const ended = vi.fn<() => void>();
  followTask('t-1', 'Widgets are being changed.', 'Change', ended);
  receiveTask(aTask({ name: 'import', state: 'done', summary: '1,200 of 1,200 rows imported.' }));

  expect(toasts).toMatchObject([
    { text: 'Widgets are being changed.', action: { label: 'Show progress' } },
    { text: 'Widgets: 1,200 of 1,200 rows imported.', title: 'Import' },
  ]);
  expect(ended).toHaveBeenCalledOnce();
});

test('[B-175] who may start no task has no button', async () => {
  const place = await render(<TasksButton />, { session: aSession({ offersExport: false }) });

  expect(place.textContent).toBe('');
  expect(place.querySelector('button')).toBeNull();
});
