import type { Locator, Page } from '@playwright/test';
import { bringIntoView } from './bring-into-view.ts';
import { expect, test } from './fixture.ts';
import { pressIn } from './press-in-dialog.ts';
import { uniqueName } from './unique-name.ts';

/** Times that are on their way move what stands under them. */
async function showThreeMonths(place: Locator): Promise<void> {
  await place.getByRole('button', { name: 'Three months' }).click();
  await expect(place.locator('.case-slots[aria-busy=false]')).toBeVisible();
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Yes to whatever booking asks about the claimant, the contract or the day. */
async function press(page: Page, button: string, done: RegExp): Promise<void> {
  await pressIn(page.getByRole('dialog').last(), button);
  const yes = page.getByRole('button', { name: 'Yes', exact: true });
  const toast = page.getByText(done);
  await expect(yes.or(toast).first()).toBeVisible();
  if (await yes.isVisible()) await yes.click();
  await expect(toast).toBeVisible();
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('dialog').last().getByLabel(label).click();
  await page.locator('.ant-select-dropdown:visible').getByText(option, { exact: true }).click();
}

test('[B-214] a case is made with a new claimant and a time, confirmed, moved and cancelled', async ({
  page,
  signIn,
}) => {
  const lastName = uniqueName('Booked');
  await signIn('staff@harbour.test', '/view/assessments/add');
  await expect(page.getByRole('heading', { name: 'Create Assessment', level: 1 })).toBeVisible();

  await page.getByRole('button', { name: /^New (client|claimant)$/ }).click();
  const person = page.getByRole('dialog');
  await person.getByLabel('First name').fill('Rosa');
  await person.getByLabel('Last name').fill(lastName);
  await person.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(person).toBeHidden();

  await page.getByRole('button', { name: 'Choose a time' }).click();
  const times = section(page, 'Times');
  await showThreeMonths(times);
  await times.locator('.case-slots-times button').last().click();
  await page.getByRole('button', { name: 'Save and book the time' }).click();
  const yes = page.getByRole('button', { name: 'Yes', exact: true });
  const made = page.getByText(/^IME-\d{4}-\d{6} made$/);
  await expect(yes.or(made).first()).toBeVisible();
  if (await yes.isVisible()) await yes.click();
  await expect(made).toBeVisible();

  const appointment = section(page, 'Appointment');
  await bringIntoView(appointment, appointment.getByText('Booked', { exact: true }));
  await appointment.getByRole('button', { name: 'Confirm', exact: true }).click();
  await press(page, 'Confirm', /The appointment is confirmed\.$/);
  await expect(appointment.getByText('Confirmed', { exact: true })).toBeVisible();

  await appointment.getByRole('button', { name: 'Reschedule', exact: true }).click();
  await showThreeMonths(page.getByRole('dialog'));
  await page.getByRole('dialog').locator('.case-slots-times button').first().click();
  await choose(page, 'Reason', 'Case manager request');
  await press(page, 'Reschedule', /The appointment has moved\.$/);
  await expect(appointment.getByText('Booked', { exact: true })).toBeVisible();
  await expect(appointment.getByText('Appointment history')).toBeVisible();

  const cancellation = section(page, 'Cancellation');
  const cancel = cancellation.getByRole('button', { name: 'Cancel case', exact: true });
  await bringIntoView(cancellation, cancel);
  await cancel.click();
  await choose(page, 'Outcome', 'Cancelled (Chargeable)');
  await expect(page.getByRole('region', { name: 'What follows' })).toContainText('fee');
  await choose(page, 'Reason', 'Matter settled');
  await press(page, 'Cancel case', /The case is cancelled\.$/);

  await expect(page.getByText('Cancelled (Chargeable)').first()).toBeVisible();
  await expect(cancellation.getByText('Matter settled')).toBeVisible();
});
