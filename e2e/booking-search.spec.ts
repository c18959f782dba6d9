import { addDays } from '#kernel/domain';
import { elsewhere, expect, test } from './fixture.ts';

// Not from today: the first free slot could begin while the journey is on its way. Nor by words such
// as next week: it may turn midnight between the two browsers.
const day = (ahead: number) => addDays(new Date().toISOString().slice(0, 10), ahead);
// A session whose last free slot is booked is found no more, and its booked slot with it.
const freeBesideFree =
  '.found-slots:has(button.found-slot-free + button.found-slot-free) button.found-slot-free';
const path = `/view/smart-search?dateFrom=${day(3)}&dateTo=${day(24)}`;

test('[C-084] [G-121] a slot is found, held, seen held elsewhere at once, and booked', async ({
  page,
  signIn,
  browser,
}) => {
  await signIn('staff@harbour.test', path);
  await expect(
    page.getByRole('heading', { name: 'Session and Specialist Search', level: 1 }),
  ).toBeVisible();
  const free = page.locator(freeBesideFree).first();
  await expect(free).toBeVisible();
  const name = (await free.getAttribute('aria-label')) ?? '';
  const other = await elsewhere(browser, 'adminstaff@harbour.test', path);
  const theirs = other.getByRole('button', {
    name: new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`),
  });
  await expect(theirs).toHaveClass(/found-slot-free/);

  await free.click();

  const held = page.getByRole('group', { name: `${name}, held by you` });
  await expect(held.getByRole('timer')).toHaveText(/^(10:00|9:\d\d)$/);
  await expect(theirs).toHaveClass(/found-slot-held/);
  await expect(theirs).toHaveAttribute('aria-label', /holds it$/);

  await held.getByRole('button', { name: 'Book' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book an appointment' });
  await dialog.getByRole('combobox').first().click();
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option').first().click();
  await expect(dialog.getByRole('group', { name: /^Tell by email/ })).toContainText('Specialist');
  await dialog.getByRole('button', { name: 'Book', exact: true }).click();
  const question = page.getByRole('dialog').getByRole('button', { name: /^(Yes|OK|Continue)/ });
  const done = page.getByText(/^APT-\d{4}-\d{6} is booked$/);
  await expect(done.or(question).first()).toBeVisible();
  if (await question.isVisible()) await question.click();

  await expect(done).toBeVisible();
  await expect(theirs).toHaveClass(/found-slot-booked/);

  await page.getByRole('button', { name: 'Open appointment' }).click();
  const appointment = page.getByRole('heading', { name: /^APT-\d{4}-\d{6}$/, level: 1 });
  await expect(appointment).toBeVisible();
  const reference = (await appointment.textContent()) ?? '';

  await page.getByRole('tab', { name: /Session and Specialist Search/ }).click();
  await page.getByRole('button', { name: `${name}: It is booked. Open the appointment` }).click();
  await expect(page.getByRole('heading', { name: reference, level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Find another slot' }).click();
  const banner = page.getByRole('status').filter({ hasText: /^Another slot for/ });
  await expect(banner).toBeInViewport();
  await page.mouse.move(900, 700);
  await page.mouse.wheel(0, 4000);
  await expect(banner).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(banner).toBeHidden();
  await expect(page.getByText(/keeps the appointment as it is\.$/)).toBeVisible();
});

test('somebody is booked from their own page, and Appointments is in the menu', async ({
  page,
  signIn,
}) => {
  await signIn('staff@harbour.test', '/view/clients');
  await page.locator('tbody a').first().click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page.getByRole('button', { name: /Book$/ })).toBeVisible();
  const person = (await heading.first().textContent()) ?? '';

  await page.getByRole('button', { name: /Book$/ }).click();

  const banner = page.getByRole('status').filter({ hasText: `A slot for ${person}` });
  await expect(banner).toBeInViewport();
  await expect(page).toHaveURL(/client=/);
  await expect(page.getByRole('link', { name: 'Appointments', exact: true })).toHaveCount(1);
});
