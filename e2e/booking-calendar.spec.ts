import type { Locator, Page } from '@playwright/test';
import { addDays, weekday } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { expect, test } from './fixture.ts';
import { seriousFindings } from './serious-findings.ts';

/** A Tuesday of the next two weeks: a day on which the demo clinics are open, and none of it past. */
function workday(): PlainDate {
  const day = addDays(new Date().toISOString().slice(0, 10), 8);
  const tuesday = addDays(day, (9 - weekday(day)) % 7);
  return /-(12-25|12-26|01-01)$/.test(tuesday) ? addDays(tuesday, 2) : tuesday;
}

async function carry(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('A slot is out of sight');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2 + 12, start.y + start.height / 2, { steps: 3 });
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 6 });
  await page.mouse.up();
}

/** The company may be one that asks before anything is booked for it. */
async function seen(page: Page, what: Locator): Promise<void> {
  const yes = page.getByRole('button', { name: 'Yes', exact: true });
  await expect(async () => {
    if (await yes.isVisible()) await yes.click();
    await expect(what).toBeVisible({ timeout: 1000 });
  }).toPass();
}

const slotOf = (page: Page, id: string) => page.locator(`[data-slot="${id}"]`);

test('an appointment is moved on the calendar, and moved back', async ({ page, signIn }) => {
  await signIn('staff@harbour.test', `/view/calendar?view=day&start=${workday()}`);
  // A session with somebody in it and room for more.
  const session = page
    .locator('.day-track > .session')
    .filter({ has: page.locator('[data-appointment]') })
    .filter({ has: page.locator('.slot-free:not(.is-past)') })
    .first();
  await expect(session).toBeVisible();
  const taken = session.locator('[data-appointment]').first();
  const from = (await taken.getAttribute('data-slot')) ?? '';
  const client = (await taken.getAttribute('aria-label'))?.split(',')[0] ?? '';
  const free = session.locator('.slot-free:not(.is-past)').first();
  const to = (await free.getAttribute('data-slot')) ?? '';

  await carry(page, slotOf(page, from), slotOf(page, to));
  const dialog = page.getByRole('dialog', { name: `Move ${client}?` });
  await expect(dialog).toContainText('From');
  await expect(dialog.getByRole('group', { name: /^Tell by email/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Move appointment' }).click();

  const undo = page.getByRole('button', { name: 'Undo' });
  await seen(page, undo);
  await expect(slotOf(page, to)).toHaveAccessibleName(new RegExp(`^${client}, `));
  await expect(slotOf(page, from)).toHaveAccessibleName(/^Free, /);

  await undo.click();
  await seen(page, page.getByText(`${client} is back on`));
  await expect(slotOf(page, from)).toHaveAccessibleName(new RegExp(`^${client}, `));
  await expect(slotOf(page, to)).toHaveAccessibleName(/^Free, /);
});

test('the keyboard chooses the view; the calendar is reachable by everyone', async ({
  page,
  signIn,
}) => {
  await signIn('staff@harbour.test', `/view/calendar?view=week&start=${workday()}`);
  await expect(page.locator('.week-cell .session').first()).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);

  await page.keyboard.press('d');
  await expect(page.locator('.day-hours')).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press('m');
  await expect(page.locator('.month-mark').first()).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.locator('.agenda-day').first()).toBeVisible();
});
