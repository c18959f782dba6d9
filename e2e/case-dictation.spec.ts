import type { Locator, Page } from '@playwright/test';
import { aClaimant } from './a-claimant.ts';
import { apiAs } from './api-of.ts';
import { bringIntoView } from './bring-into-view.ts';
import { elsewhere, expect, test } from './fixture.ts';

/** A case of the specialist, made by the office. */
async function aCase(specialistId: string): Promise<{ id: string; caseNo: string }> {
  const office = await apiAs('staff@harbour.test');
  const { id: clientId } = await aClaimant(office);
  const made = await office.post('/app/assessments', { clientId, specialistId });
  return { id: made.id, caseNo: String(made['caseNo']) };
}

const seconds = (text: string | null): number => {
  const [minutes = 0, rest = 0] = (text ?? '').split(':').map(Number);
  return minutes * 60 + rest;
};

/** What is far below on the page of a case is drawn when it comes near. */
const showDictations = (page: Page, wanted: Locator) =>
  bringIntoView(page.getByRole('heading', { name: 'Dictations', exact: true }), wanted);

/** Until the clock of the recorder says at least so much. */
const recorded = (recorder: ReturnType<Page['getByRole']>, least: number) =>
  expect
    .poll(async () => seconds(await recorder.getByRole('timer').textContent()))
    .toBeGreaterThanOrEqual(least);

test('[S-025] [S-026] [R-004] a dictation is recorded, survives a reload, is sent, typed and accepted', async ({
  page,
  browser,
  context,
  signIn,
}) => {
  const me = await (await apiAs('specialist@harbour.test')).get('/app/specialists/myDetail');
  const { id, caseNo } = await aCase(me.id);
  await context.grantPermissions(['microphone']);
  await signIn('specialist@harbour.test', `/view/assessments/detail/${id}`);
  const recorder = page.getByRole('region', { name: 'Record a dictation' });
  await showDictations(page, recorder);

  await recorder.getByRole('button', { name: 'Record', exact: true }).click();
  await expect
    .poll(async () => Number(await recorder.getByRole('meter').getAttribute('aria-valuenow')))
    .toBeGreaterThan(0);
  await recorded(recorder, 2);
  await recorder.getByRole('button', { name: 'Pause recording' }).click();
  await recorder.getByRole('button', { name: 'Go on recording' }).click();
  await recorded(recorder, 4);
  await page.reload();

  await showDictations(page, recorder.getByText(/was not sent yet/));
  await recorder.getByRole('button', { name: 'Go on recording' }).click();
  await recorded(recorder, 5);
  await recorder.getByRole('button', { name: 'Pause recording' }).click();
  await expect(recorder.getByRole('region', { name: 'What you recorded' })).toContainText(
    /0:00 \/ 0:(0[4-9]|[1-5]\d)/,
  );

  await recorder.getByRole('button', { name: 'Forward 3 seconds' }).click();
  await recorder.getByRole('button', { name: 'Record over from 0:03' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Record over' }).click();
  await recorded(recorder, 5);
  await recorder.getByRole('button', { name: 'Pause recording' }).click();
  await recorder.getByLabel('Note for the typist').fill('Please use the new headings');
  await recorder.getByRole('button', { name: 'Send dictation' }).click();
  await expect(page.getByRole('list', { name: 'Dictations' })).toContainText('Received');
  await expect(recorder.getByRole('button', { name: 'Record', exact: true })).toBeVisible();

  const typist = await elsewhere(
    browser,
    'typist@harbour.test',
    '/view/case-typist-incomplete-jobs',
  );
  const row = typist.getByRole('row').filter({ hasText: caseNo });
  await row.getByRole('button', { name: 'Take' }).click();
  await expect(typist.getByText('Please use the new headings')).toBeVisible();
  const voice = typist.getByRole('region', { name: /^Recording/ });
  await expect(voice).toContainText(/\/ 0:(0[4-9]|[1-5]\d)/);
  const report = typist.getByRole('textbox', { name: 'report' });
  await report.click();
  await typist.keyboard.press('F5');
  await expect(voice.getByRole('button', { name: 'Pause playing' })).toBeVisible();
  await expect(voice).toContainText(/0:(0[1-9]|[1-5]\d) \//);
  await typist.keyboard.press('F5');
  await expect(voice.getByRole('button', { name: 'Play' })).toBeVisible();
  await typist.keyboard.type('The left knee is swollen.');
  await expect(typist.getByText('Everything is kept')).toBeVisible();
  await typist.getByRole('button', { name: 'Complete' }).click();
  await expect(typist.getByText('Job completed')).toBeVisible();
  await typist.goto('/view/case-typist-completed-jobs');
  await expect(row).toContainText(`Draft report ${caseNo}.docx`);

  const path = `/view/assessments/detail/${id}`;
  const office = await elsewhere(browser, 'staff@harbour.test', path);
  const accept = office.getByRole('button', { name: 'Accept', exact: true });
  await showDictations(office, accept);
  await accept.click();
  await expect(office.getByText('Report accepted')).toBeVisible();
  await typist.goto('/view/dashboard-typist');
  await expect(typist.getByRole('table', { name: 'Minutes per day' })).toContainText('1');
});
