import type { Locator, Page } from '@playwright/test';
import { apiAs } from './api-of.ts';
import type { Api, Row } from './api-of.ts';
import { bringIntoView } from './bring-into-view.ts';
import { elsewhere, expect, test } from './fixture.ts';
import { openTab } from './open-tab.ts';
import { panel, section } from './panel.ts';
import { pressIn } from './press-in-dialog.ts';
import { seriousFindings } from './serious-findings.ts';
import { uniqueName } from './unique-name.ts';

/** A case of its own: what a first try left on another would be counted. */
async function aFileReview(api: Api) {
  const lastName = uniqueName('Timed').replace(' ', '');
  const client = await api.post('/app/clients', { firstName: 'Tim', lastName });
  const made = await api.post('/app/file-reviews', { clientId: client.id });
  return { id: made.id, number: String(made['caseNo']) };
}

async function pick(page: Page, box: Locator, typed: string): Promise<void> {
  await box.fill(typed);
  await page.locator('.ant-select-item-option:visible', { hasText: typed }).first().click();
}

/** Starts on the page of a case, runs on after a reload, and ends in the header. */
async function timeIt(page: Page, caseNo: string): Promise<void> {
  const start = section(page, 'Time').getByRole('button', { name: 'Start timer' });
  await bringIntoView(section(page, 'Time'), start);
  await start.click();
  const dialog = page.getByRole('dialog', { name: 'Start timer' });
  await pick(page, dialog.getByRole('combobox', { name: 'Activity' }), 'Research');
  await pressIn(dialog, 'Start timer');
  const timer = page.getByRole('button', { name: new RegExp(`^Timer, .* on ${caseNo}$`) });
  await expect(timer).toBeVisible();
  await page.reload();
  await expect(timer).toBeVisible();
  await page.keyboard.press('Alt+t');
  const running = page.getByRole('region', { name: 'Running timer' });
  await running.getByRole('textbox', { name: 'Note' }).fill('Looked up the guides');
  await running.getByRole('button', { name: 'Stop and keep' }).click();
  await expect(page.getByRole('button', { name: 'Timer', exact: true })).toBeVisible();
  await bringIntoView(section(page, 'Time'), section(page, 'Time').getByText('in 1 entry'));
}

/** When the entry of a case in the week before begins: the day and the time, as people type them. */
async function begunLastWeek(api: Api, caseId: string) {
  const { from } = await api.get('/app/time-tracking/week');
  const before = new Date(Date.parse(String(from)) - 7 * 86_400_000).toISOString().slice(0, 10);
  const { items } = await api.get(`/app/time-tracking/week?from=${before}`);
  const entry = (items as Row[]).find((row) => row['caseId'] === caseId);
  const parts = new Intl.DateTimeFormat('en-GB', {
    ...{ day: '2-digit', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
    timeZone: 'Australia/Sydney',
  } as const).formatToParts(new Date(String(entry?.['startedAt'])));
  const said = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const day = `${said('day')} ${said('month').slice(0, 3)} ${said('year')}`;
  return { day, time: `${said('hour')}:${said('minute')}` };
}

test('[B-190] [B-192] [G-030] time: a timer, a week, an overlap refused, submitted, approved, charged', async ({
  page,
  signIn,
  browser,
}) => {
  const api = await apiAs('staff@harbour.test');
  const { id, number } = await aFileReview(api);
  const path = `/view/file-reviews/detail/${id}`;
  await signIn('staff@harbour.test', path);
  await timeIt(page, number);

  await openTab(page, '/view/time-tracking');
  await panel(page).getByText('Week', { exact: true }).click();
  await panel(page).getByRole('button', { name: 'Week before' }).click();
  const adding = panel(page).getByRole('combobox', { name: 'Case' });
  await pick(page, adding, number);
  const monday = panel(page).getByRole('textbox', { name: `${number}, Mon` });
  await monday.fill('1:30');
  await monday.press('Enter');
  const week = panel(page).getByRole('table', { name: 'Week' });
  await expect(week.getByRole('row').filter({ hasText: number })).toContainText('01:30');
  expect(await seriousFindings(page)).toEqual([]);

  await openTab(page, `/view/time-tracking/add?caseId=${id}`);
  await pick(page, panel(page).getByLabel('Activity', { exact: true }), 'Travel');
  const { day, time } = await begunLastWeek(api, id);
  const start = panel(page).getByLabel('Start', { exact: true });
  await start.fill(`${day} - ${time}`);
  await start.press('Tab');
  await panel(page).getByLabel('Minutes', { exact: true }).fill('30');
  await panel(page).getByRole('button', { name: 'Save', exact: true }).click();
  const refusal = new RegExp(`This time overlaps the entry of ${number} from ${time} to `);
  await expect(page.getByText(refusal).first()).toBeVisible();

  await openTab(page, '/view/time-tracking');
  await panel(page)
    .getByRole('button', { name: /^Submit week \(/ })
    .click();
  await expect(page.getByText(/(entry is|entries are) submitted\./).first()).toBeVisible();

  const waiting = `/view/time-tracking?caseId=${id}&approval=submitted`;
  const admin = await elsewhere(browser, 'adminstaff@harbour.test', waiting);
  const row = panel(admin).getByRole('row').filter({ hasText: number });
  await row.locator('[data-check]').click();
  await panel(admin).getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(admin.getByText('1 entry is approved.').first()).toBeVisible();
  expect(await seriousFindings(admin)).toEqual([]);

  await openTab(page, path);
  const payment = section(page, 'Payment');
  const charges = payment.getByRole('table', { name: 'Charges' });
  await bringIntoView(payment, charges);
  await expect(charges).toContainText('Report writing, 01:30');
});
