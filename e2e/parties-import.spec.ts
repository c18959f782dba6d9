import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from './fixture.ts';
import { forWork } from './patience.ts';
import { seriousFindings } from './serious-findings.ts';
import { uniqueName } from './unique-name.ts';

const headings = [
  'First name',
  'LAST NAME',
  'Date of birth',
  'Gender',
  'Mobile',
  'Claim number',
  'Company',
];

/** As an office types it: 9 good rows, and 3 with something wrong. */
async function aWorkbook(family: string): Promise<Buffer> {
  const good = ['Ana', 'Ben', 'Chloe', 'Dimitri', 'Eleni', 'Farid', 'Grace', 'Huy', 'Imogen'].map(
    (first, index) => [
      first,
      family,
      `${index + 1}/4/1980`,
      'Female',
      491_570_006,
      `WC-${index}`,
      '',
    ],
  );
  const rows = [
    headings,
    ...good,
    ['Jack', '', '3/5/1979', 'Male', '0491570156', 'WC-20', ''],
    ['Kate', family, '31/2/1990', 'Female', '0491570157', 'WC-21', ''],
    ['Liam', family, '6/6/1991', 'Male', '0491570158', 'WC-22', 'No Such Company Pty Ltd'],
  ];
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'Claimants', rows }] }));
}

test('[G-124] [C-153] a workbook with 3 bad rows imports nothing until confirmed, and can be undone', async ({
  page,
  signIn,
}) => {
  const family = uniqueName('Zimport').replace(/\W+/g, '');
  await signIn('adminstaff@harbour.test', '/view/clients');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Workbook').setInputFiles({
    name: 'claimants.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await aWorkbook(family),
  });

  const errors = dialog.getByRole('region', { name: 'Errors' });
  await expect(errors.getByRole('row')).toHaveCount(4);
  await expect(errors.getByRole('row').nth(1)).toContainText(
    '11Last nameemptyThis field is required',
  );
  await expect(errors.getByRole('row').nth(2)).toContainText('12Date of birth31/2/1990');
  await expect(errors.getByRole('row').nth(3)).toContainText('There is no Company called');
  const search = page.getByPlaceholder('Search');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download rows with errors' }).click();
  expect((await download).suggestedFilename()).toBe('claimants_errors.xlsx');

  await dialog.getByRole('button', { name: 'Import 9 valid rows' }).click();
  await expect(dialog.getByText(/9 c\w+ imported/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await search.fill(family);
  await expect(page.getByText('1–9 of 9')).toBeVisible();

  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await dialog.getByRole('button', { name: 'Undo the import of claimants.xlsx' }).first().click();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText(/^9 c\w+ removed\.$/).first()).toBeVisible();
  await expect(dialog.getByText('Undone').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('1–9 of 9')).toBeHidden();
});

/** More rows than go in one request; the last one has no last name. */
async function aLargeWorkbook(family: string): Promise<Buffer> {
  const good = Array.from({ length: 1001 }, (_, at) => [`Person ${at}`, family, '0491570006']);
  const rows = [['First name', 'Last name', 'Mobile'], ...good, ['Nobody', '', '0491570006']];
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'Claimants', rows }] }));
}

test('[G-124] a large sheet is imported in the background and shown under Tasks with its failed rows', async ({
  page,
  signIn,
}) => {
  const family = uniqueName('Zlarge').replace(/\W+/g, '');
  const name = `${family}.xlsx`;
  await signIn('adminstaff@summit.test', '/view/clients');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Import/ });
  await dialog.getByLabel('Workbook').setInputFiles({
    name,
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await aLargeWorkbook(family),
  });
  await dialog.getByRole('button', { name: 'Import 1001 valid rows' }).click(forWork);
  await expect(dialog.getByText(/of 1,002 rows/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();

  await page.getByRole('button', { name: /^Tasks/ }).click();
  const panel = page.getByRole('dialog', { name: 'Tasks' });
  const task = panel.getByRole('listitem').filter({ hasText: name });
  await expect(task.getByText('1,001 of 1,002 rows imported.')).toBeVisible(forWork);
  await task.getByRole('button', { name: 'Show 1 row not done' }).click();
  await expect(task.getByText('Row 1003')).toBeVisible();
  await expect(task.getByText(/Last name: This field is required/)).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await task.getByRole('button', { name: /^Dismiss/ }).click();
  await expect(panel.getByText(name)).toBeHidden();
});
