import { expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { correspondenceServer } from '#correspondence/server';
import { documentsServer } from '#documents/server';
import { aDocx } from '#documents/testing';
import { eventually, testServer } from '#kernel/testing';
import type { SignedIn } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aTypingPractice, patience } from '../../testing/index.ts';
import { casesServer } from '../index.ts';

registerCatalogue();
const server = await testServer({
  modules: [documentsServer, correspondenceServer, bookingServer, casesServer],
  role: 'all',
});
const practice = await aTypingPractice(server);
const { specialist, newJob } = practice;
const typist = await practice.contractor('Tess');
const clerk = await practice.staff('Sam');
const manager = practice.signedIn(['CASE_MANAGER'], {
  ids: { ownCompanyIds: [practice.companyId], companiesSharingClaimants: [practice.companyId] },
});

const act = (as: SignedIn, jobId: string, move: string, body: object = {}) =>
  as.api.put(`/app/typing-jobs/${jobId}/${move}`, body);
const versionsOf = async (caseId: string, as = clerk) =>
  (await as.api.get(`/app/case-reports/ofCase?fromModule=IME&objectId=${caseId}`)).body.versions ??
  [];
const versions = (caseId: string, count: number) =>
  eventually(
    () => versionsOf(caseId),
    (rows) => rows.length === count,
    patience,
  );
const complete = async (jobId: string, words: string) => {
  const fileId = await practice.upload(typist, 'Typed.docx', await aDocx(words));
  return act(typist, jobId, 'complete', { fileId });
};
const delivered = (jobId: string) =>
  eventually(
    () =>
      practice.run(
        `select 1 from event_deliveries d join events e on e.tenant_id = d.tenant_id and e.id = d.event_id
         where d.subscriber = 'cases.addTypedVersion' and e.payload->>'typingJobId' = $1`,
        [jobId],
      ),
    (rows) => rows.length > 0,
    patience,
  );

test('what was typed is the next draft, for the office and the specialist alone', async () => {
  const { caseId, jobId } = await newJob();
  await act(typist, jobId, 'claim');
  await complete(jobId, 'The right knee');

  const [first] = await versions(caseId, 1);

  expect(first).toMatchObject({
    version: 1,
    kind: 'draft',
    fileName: 'Typed.docx',
    note: 'Typed from the dictation.',
    madeBy: 'Tess Typing',
  });
  const url = `/app/case-reports/${String(first?.id)}`;
  for (const reader of [clerk, specialist]) {
    expect((await reader.api.get(`${url}/download`)).status).toBe(200);
  }
  expect((await manager.api.get(`${url}/download`)).status).toBe(404);
  expect(await versionsOf(caseId, manager)).toEqual([]);
  expect((await typist.api.get(`${url}/download`)).status).toBe(403);
  const own = await typist.api.get(`/app/files?fromModule=typingJob&objectId=${jobId}`);
  expect(own.body.items).toMatchObject([{ name: 'Typed.docx' }]);

  await act(clerk, jobId, 'sendBack', { reason: 'Wrong side' });
  await complete(jobId, 'The left knee');

  expect(await versions(caseId, 2)).toMatchObject([{ version: 2 }, { version: 1 }]);
});

test('a typist who does not see the case adds to its report all the same', async () => {
  const { caseId, jobId } = await newJob();
  const showTo = (visibility: string) =>
    practice.run('update assessments set visibility = $2 where id = $1', [caseId, visibility]);
  await act(typist, jobId, 'claim');
  await showTo('staff');
  await complete(jobId, 'The right knee');
  await delivered(jobId);
  await showTo('everyone');

  expect(await versionsOf(caseId, specialist)).toMatchObject([{ version: 1, kind: 'draft' }]);
});

test('nothing follows a report that is final', async () => {
  const { caseId, jobId } = await newJob();
  await act(typist, jobId, 'claim');
  await practice.run(`update assessments set step = 'reportSent' where id = $1`, [caseId]);
  await complete(jobId, 'Too late');
  await delivered(jobId);

  expect(await versionsOf(caseId)).toEqual([]);
});

test('a typed report is a Word document or a PDF', async () => {
  const { jobId } = await newJob();
  await act(typist, jobId, 'claim');
  const fileId = await practice.upload(typist, 'Typed.txt', Buffer.from('words'));

  expect(await act(typist, jobId, 'complete', { fileId })).toMatchObject({
    status: 422,
    body: { error: { code: 'reportFileType' } },
  });
});
