import { readFile } from 'node:fs/promises';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from './fixture.ts';

test('[B-173] [B-176] a filtered list is downloaded: exactly its records and columns', async ({
  page,
  signIn,
}) => {
  await signIn('staff@harbour.test', '/view/case-managers');
  const start = page.getByRole('button', { name: 'Download Search Results' });
  await start.click();
  await expect(
    page.getByText('You need to search text or filter first before exporting results.'),
  ).toBeVisible();

  // The pointer leaves the message, or it would wait for ever above the button.
  await page.getByPlaceholder('Search').click();
  await page.getByPlaceholder('Search').fill('an');
  const answer = await page.waitForResponse((response) =>
    /\/app\/case-managers\?.*filterText=an(&|$)/.test(response.url()),
  );
  const { items, totalCount } = (await answer.json()) as {
    items: { fullName: string }[];
    totalCount: number;
  };
  expect(totalCount).toBe(items.length);
  await start.click();
  const offer = page.getByRole('status').filter({ hasText: `${totalCount} records ready` });
  const waiting = page.waitForEvent('download');
  await offer.getByRole('button', { name: 'Download' }).click();
  const file = await waiting;
  const book = await readXlsx(await readFile(await file.path()));
  const [head, ...rows] = book.sheets[0]?.rows ?? [];

  expect(file.suggestedFilename()).toMatch(/^CaseManagerList_\d{4}-\d\d-\d\d_1\.xlsx$/);
  expect(head).toEqual([
    'Full name',
    'Company',
    'Business unit',
    'Position',
    'Email',
    'Phone',
    'Recruitment status',
    'Active',
  ]);
  expect(rows.map(([name]) => name)).toEqual(items.map(({ fullName }) => fullName));

  await page.getByRole('button', { name: /^Tasks/ }).click();
  const panel = page.getByRole('dialog', { name: 'Tasks' });
  await expect(panel.getByText('“an”').first()).toBeVisible();
  await expect(panel.getByText('Ready').first()).toBeVisible();
});
