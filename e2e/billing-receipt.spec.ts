import { apiOf } from './api-of.ts';
import { expect, test } from './fixture.ts';
import { seriousFindings } from './serious-findings.ts';
import { uniqueName } from './unique-name.ts';

test('a bank file is imported, a receipt matched and unmatched', async ({ page, signIn }) => {
  await signIn('accounting@harbour.test', '/view/bank-statements');
  const api = await apiOf(page);
  const name = uniqueName('Wattle Insurance');
  await api.post('/app/companies', { name, businessType: 'insurer' });
  const words = `DIRECT CREDIT ${name}`;
  const content = `16/11/2026,"+1,595.00","${words}","+9,000.00"\n16/11/2026,"-4.00","FEE ${name}","+8,996.00"`;
  await page
    .getByLabel('Statement to import')
    .setInputFiles({ name: `${name}.csv`, mimeType: 'text/csv', buffer: Buffer.from(content) });

  const panel = page.locator('[role=tabpanel]:visible');
  await expect(panel.getByRole('heading', { level: 1, name: `${name}.csv` })).toBeVisible();
  const line = panel.getByRole('row', { name: words });
  await expect(line).toContainText('AUD 1,595.00');
  await expect(panel.getByText('1 lines took money out')).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);

  await line.getByRole('button', { name: /Change|Choose/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'From' }).fill(name);
  await page.locator('.ant-select-item-option:visible').filter({ hasText: name }).first().click();
  await expect(dialog.getByText('This company has nothing open.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Match' }).click();
  await expect(panel.getByText('Everything is matched')).toBeVisible();

  await panel.getByText('Matched (1)').click();
  const receipt = line.getByRole('link', { name: /^RCT-/ });
  await expect(receipt).toBeVisible();
  await line.getByRole('button', { name: 'Undo' }).click();
  await expect(panel.getByText('To match (1)')).toBeVisible();
  await panel.getByText('To match (1)').click();
  await expect(line).toContainText(name);

  await page.goto(`/view/receipts?filterText=${encodeURIComponent(name)}`);
  await expect(panel.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(panel.getByText('Reversed').first()).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
});
