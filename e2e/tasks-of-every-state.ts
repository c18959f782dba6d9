import type { Page } from '@playwright/test';

const base = {
  name: 'import',
  resource: 'client',
  title: 'Claimants',
  detail: 'march.xlsx',
  rowsDone: 500,
  rowsTotal: 1200,
  rowsFailed: 0,
  summary: null,
  error: null,
  fileName: null,
  fileSize: null,
  startedBy: { id: '1', displayName: 'Sam Staff' },
  isOwn: true,
  canRetry: false,
  creationTime: '2026-03-05T03:30:00.000Z',
  finishedTime: null,
  expiresTime: null,
};

const tasks = [
  { ...base, id: '1', state: 'running' },
  { ...base, id: '2', state: 'waiting', rowsDone: 0 },
  { ...base, id: '3', state: 'done', rowsFailed: 2, summary: '1,198 of 1,200 rows imported.' },
  { ...base, id: '4', state: 'failed', error: 'The import did not finish.', canRetry: true },
  { ...base, id: '5', state: 'cancelled', error: 'Cancelled by Tess Admin.' },
  { ...base, id: '6', name: 'export', state: 'done', fileName: 'ClaimantList.zip', fileSize: 34e3 },
  { ...base, id: '7', name: 'export', state: 'expired', fileName: 'ClaimantList.zip' },
];

const failedRows = [
  { row: 11, message: 'Last name: This field is required' },
  { row: 12, message: 'Date of birth: This is no day of the calendar.' },
];

/** The panel with a task in each state, and the failed rows of one. */
export async function openTasksOfEveryState(page: Page): Promise<void> {
  await page.route(/\/app\/tasks(\?|$)/, (route) =>
    route.fulfill({ json: { items: tasks, totalCount: tasks.length } }),
  );
  await page.route('**/app/tasks/3', (route) =>
    route.fulfill({ json: { ...tasks[2], failedRows, value: null } }),
  );
  await page.getByRole('button', { name: /^Tasks/ }).click();
  await page.getByRole('button', { name: 'Show 2 rows not done' }).click();
  await page.getByText('Row 11').waitFor();
}
