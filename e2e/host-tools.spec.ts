import { elsewhere, expect, test } from './fixture.ts';
import { uniqueName } from './unique-name.ts';

const hostAdmin = 'tenantadmin@host.test';

test('[B-052] a feature that the host turns off leaves the menu of the tenant within seconds', async ({
  page,
  browser,
  signIn,
}) => {
  const customer = await elsewhere(browser, 'adminstaff@harbour.test', '/');
  const line = customer
    .getByRole('navigation')
    .getByRole('link', { name: 'Marketing Campaigns', exact: true });
  await signIn(hostAdmin, '/view/tenants');
  await page.getByRole('link', { name: 'harbour', exact: true }).click();
  const feature = page.getByRole('group', { name: 'Marketing campaign', exact: true });
  await feature.getByText('On', { exact: true }).last().click();
  await expect(line).toBeVisible();

  await feature.getByText('Off', { exact: true }).last().click();

  await expect(feature).toContainText('Off');
  await expect(line).toBeHidden();
  await feature.getByText('On', { exact: true }).last().click();
  await expect(line).toBeVisible();
});

test('[B-209] a crash in a browser is captured, shown to the host and resolved', async ({
  page,
  browser,
  signIn,
}) => {
  // In letters: what could be somebody's number is taken out of what is reported.
  const gauge = uniqueName('gauge').replaceAll(/\d/g, (digit) =>
    'abcdefghij'.charAt(Number(digit)),
  );
  const words = `The ${gauge} of the dashboard is undefined`;
  const staff = await elsewhere(browser, 'staff@summit.test', '/');
  await expect(staff.getByRole('heading', { name: /^Good / })).toBeVisible();
  const told = staff.waitForResponse((answer) => answer.url().endsWith('/system-errors/report'));
  await staff.evaluate(`window.dispatchEvent(new ErrorEvent('error', {
    error: new TypeError('${words}'),
  }))`);
  await expect(staff.getByText('Error', { exact: true }).first()).toBeVisible();
  expect((await told).ok()).toBe(true);

  await signIn(hostAdmin, '/view/system-error');
  const row = page.getByRole('row', { name: words });
  await expect(async () => {
    await page.reload();
    await expect(row).toBeVisible({ timeout: 5000 });
  }).toPass();
  await expect(row).toContainText('Summit Independent Assessments');
  await row.getByRole('button', { name: 'Mark as resolved' }).click();

  await expect(row).toBeHidden();
  await page.getByText('Resolved', { exact: true }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: 'Mark as unresolved' }).click();
  await expect(row).toBeHidden();
});

test('[R-050] feedback is sent, and read by the host', async ({ page, browser, signIn }) => {
  const subject = uniqueName('A button that copies');
  const sender = await elsewhere(browser, 'casemanager@harbour.test', '/view/send-feedback');
  await sender.getByLabel('Subject').fill(subject);
  await sender.getByLabel('Message').fill('It would save me a minute with every letter.');
  await sender.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(sender.getByText('Thank you, your feedback has been sent')).toBeVisible();

  await signIn(hostAdmin, '/view/feedback');
  await page.getByRole('button', { name: subject }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('It would save me a minute with every letter.');
  await dialog.getByRole('button', { name: 'Mark as read' }).click();

  await expect(page.getByRole('button', { name: subject })).toBeHidden();
  await page.getByText('All', { exact: true }).click();
  await expect(page.getByRole('button', { name: subject })).toBeVisible();
});
