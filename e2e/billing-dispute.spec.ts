import { apiAs } from './api-of.ts';
import { expect, test } from './fixture.ts';
import { forWork } from './patience.ts';
import { readMails } from './read-mails.ts';
import { sendAllTheSame } from './send-all-the-same.ts';
import { seriousFindings } from './serious-findings.ts';
import { uniqueName } from './unique-name.ts';

type Item = { id: string; code: string; name: string; unitPrice: string };

/** A line that the office adds to what is proposed. */
const lineOf = ({ id, name, unitPrice }: Item, description = name) => ({
  serviceItemId: id,
  description,
  quantity: '1',
  unitPrice,
  hasGst: true,
  adjustedBecause: 'Agreed by phone',
});

test('[C-426] [C-428] a sent invoice is disputed, a line credited, and the statement shows the rest', async ({
  page,
  signIn,
}) => {
  const address = `${uniqueName('accounts').replace(/\W+/g, '-')}@payer.test`;
  const api = await apiAs('adminstaff@harbour.test');
  const cases = await api.get('/app/assessments?maxResultCount=50&fields=companyId&sorting=caseNo');
  const ofCompany = (cases.items as { id: string; companyId: string | null }[]).find(
    ({ companyId }) => companyId,
  );
  const priced = (await api.get('/app/service-items?maxResultCount=100')).items as Item[];
  const [examination, interpreter] = ['IME-STD', 'IME-INT'].map((wanted) =>
    priced.find(({ code }) => code === wanted),
  );
  if (!ofCompany || !examination || !interpreter) throw new Error('The demo lacks what we invoice');
  const made = await api.post('/app/payments/blueprints', {
    objectId: ofCompany.id,
    claimNo: 'WC-7001',
    purchaseOrderNo: 'PO-7001',
    lines: [lineOf(examination, 'Examination and report'), lineOf(interpreter, 'Interpreter')],
  });
  const invoiceNo = String(made.invoiceNo);

  await signIn('adminstaff@harbour.test', `/view/invoices/detail/${made.id}`);
  const panel = page.locator('[role=tabpanel]:visible');
  await expect(panel.getByText('AUD 1,881.00 open')).toBeVisible();
  await panel.getByRole('button', { name: 'Send invoice' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(`Tax invoice ${invoiceNo}.pdf`)).toBeVisible();
  await dialog.getByLabel('Send to').fill(address);
  await dialog.getByRole('button', { name: 'Send invoice' }).click();
  await sendAllTheSame(page, panel.getByText(`to ${address}`));
  await expect
    .poll(async () => (await readMails()).some((mail) => mail.includes(address)), forWork)
    .toBe(true);

  const head = panel.locator('header.page-head');
  await head.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Make credit note' }).click();
  await dialog.getByLabel('Credit of Examination and report').fill('');
  await expect(dialog.getByText('The credit note comes to AUD 286.00 with GST.')).toBeVisible();
  await expect(dialog.getByText('Then AUD 1,595.00 of the invoice is open.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('The insurer had booked the interpreter itself');
  await dialog.getByRole('button', { name: 'Make credit note' }).click();

  await expect(panel.getByText('AUD 1,595.00 open')).toBeVisible();
  await expect(panel.getByText('Partial Pay').first()).toBeVisible();
  await expect(panel.getByText(/CRN-\d{4}-\d{6}/).first()).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);

  const statement = `/view/invoices/outstanding-statement-print?companyId=${String(made.companyId)}`;
  await page.goto(statement);
  const paper = page.frameLocator('iframe').first();
  const row = paper.getByRole('row', { name: new RegExp(invoiceNo) });
  await expect(row).toContainText('AUD 1,881.00');
  await expect(row).toContainText('AUD 1,595.00');
});
