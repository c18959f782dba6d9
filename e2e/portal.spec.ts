import { aPdf } from '../modules/documents/testing/a-pdf.ts';
import { apiOf } from './api-of.ts';
import { expect, test } from './fixture.ts';
import { seriousFindings } from './serious-findings.ts';
import { uniqueName } from './unique-name.ts';

test('[G-066] a claimant signs in, sees what is theirs only, and returns a form by telephone', async ({
  page,
  signIn,
}) => {
  const name = uniqueName('Consent');
  await signIn('staff@harbour.test', '/view/clients');
  const api = await apiOf(page);
  const { items } = await api.get('/app/clients?filterText=client@harbour.test');
  const [client] = items as { id: string }[];
  const { id: fileId } = await api.upload('/app/files', `${name}.pdf`, aPdf('Please sign'));
  const asked = { clientId: client?.id, name, kind: 'form', fileId };
  const { id } = await api.post('/app/client-documents', asked);

  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('client@harbour.test');
  await expect(page.getByRole('heading', { name: /^Hello / })).toBeVisible();
  for (const title of ['Your appointments', 'Forms', 'Documents']) {
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  }
  const form = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(form).toContainText('Please fill in and return');
  const choose = page.getByLabel(`Add photos or a PDF of ${name}`);
  await choose.setInputFiles({
    name: 'Notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no form'),
  });
  await expect(form.getByRole('alert')).toContainText("Only 'pdf, jpg, jpeg, png' file accepted");
  await choose.setInputFiles(
    [1, 2].map((at) => ({
      name: `Page ${at}.pdf`,
      mimeType: 'application/pdf',
      buffer: aPdf(`Page ${at}`),
    })),
  );
  await expect(form.getByRole('list', { name: `Pages of ${name}` })).toContainText('Page 2.pdf');
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: `Return form ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Return', exact: true }).click();
  await expect(form).toContainText('We will look at it.');

  await page.goto('/view/clients');
  await expect(page.getByRole('heading', { name: /^Hello / })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);

  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn('staff@harbour.test', `/view/clients/detail/${client?.id}`);
  const pages = page.getByRole('list', { name: `Returned pages of ${name}` });
  await expect(pages).toContainText('Page 1.pdf');
  const answer = page.getByRole('group', { name: `Answer to ${name}` });
  await answer.getByRole('button', { name: 'Accept' }).click();
  const staff = await apiOf(page);
  await expect
    .poll(async () => (await staff.get(`/app/client-documents/${id}`))['status'])
    .toBe('accepted');
});
