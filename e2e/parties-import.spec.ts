import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from './fixture.ts';
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
