import { expect, test } from './fixture.ts';
import { forWork } from './patience.ts';
import { readMails } from './read-mails.ts';
import { uniqueName } from './unique-name.ts';

const editor = '/view/mail-templates?mode=detail&templateKey=SpecialistAgreement&tab=content';

test('[B-268] [B-345] a template is edited, previewed with a real record, and its preview arrives', async ({
  page,
  signIn,
}) => {
  const words = uniqueName('Please read it with care');
  await signIn('staff@harbour.test', editor);
  await expect(page.getByRole('heading', { name: 'Specialist agreement', level: 1 })).toBeVisible();

  const paper = page.getByRole('textbox', { name: 'Content' });
  await expect(paper.getByText('Specialist: Name with title')).toBeVisible();
  await paper.getByText('Your agreement with us is ready').click();
  await page.keyboard.press('End');
  await page.keyboard.type(` ${words} `);
  await page.getByRole('searchbox', { name: 'Find a variable' }).fill('specialty');
  await page.getByRole('button', { name: /^Specialty/ }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Edited', { exact: true })).toBeVisible();

  await page.getByRole('tab', { name: 'Preview' }).click();
  await page.locator('#preview-record').click();
  await page.locator('#preview-record').fill('a');
  await page.locator('.ant-select-item-option').first().click();
  const letter = page.frameLocator('iframe[title="Preview"]');
  await expect(letter.getByText(words)).toBeVisible();
  await page.getByText('Phone', { exact: true }).click();
  await expect(letter.getByText(words)).toBeVisible();

  await page.getByRole('button', { name: 'Send Preview to' }).click();
  await expect
    .poll(async () => (await readMails()).some((mail) => mail.includes(words)), forWork)
    .toBe(true);

  await page.getByRole('tab', { name: 'Difference' }).click();
  await expect(page.locator('.is-different').getByText(words)).toBeVisible();
  await page.getByRole('tab', { name: 'Versions' }).click();
  await expect(page.getByText('Version 1', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Reset to default' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset to default' }).click();
  await expect(page.getByText('Edited', { exact: true })).toBeHidden();
});
