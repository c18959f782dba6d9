import { expect, test } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import { aPdf, aScan, aScannedPdf, filesTestServer, worked } from '../../testing/index.ts';
import type { Uploader } from '../../testing/index.ts';

registerCatalogue();
const server = await filesTestServer();
const attachedTo = (id: string) => `?fromModule=COMPANY&objectId=${id}`;
const small = { dotsPerInch: 100 };

async function aCleanedFile(staff: Uploader, bytes: Buffer) {
  const company = await staff.company();
  const id = await staff.uploaded({ name: 'report.pdf', bytes }, attachedTo(company.id));
  const started = await staff.api.post(`/app/attachments/${id}/cleanup`, {});
  const task = await worked(server, staff, 'cleanUpPages', started.body.taskId);
  return { id, company, started, task, value: task.value as { fileId: string } };
}

const pagesOf = async ({ api }: Uploader, id: string) => {
  const { raw } = await api.get(`/app/files/${id}`);
  return [...raw.toString('latin1').matchAll(/\/Type \/Page\b/g)].length;
};

test('[C-313] [B-339] [D-076] blank and repeated pages go; the original stays as it was', async () => {
  const staff = server.uploader();
  const bytes = aPdf('Findings', ' ', 'Opinion', 'Findings', 'Opinion', 'Costs');

  const { id, started, task, value, company } = await aCleanedFile(staff, bytes);

  expect(started.status).toBe(202);
  expect(task).toMatchObject({
    state: 'done',
    summary: 'File has been cleaned up successfully',
    value: {
      isCleaned: true,
      summary: {
        emptyPages: 1,
        duplicatedPages: [
          [1, 4],
          [3, 5],
        ],
      },
    },
  });
  const { items } = (await staff.api.get(`/app/files${attachedTo(company.id)}`)).body;
  expect(items).toMatchObject([
    {
      id: value.fileId,
      fileName: 'report (cleaned).pdf',
      isCleanup: true,
      numberOfPages: 3,
      sourceFileId: id,
    },
    { id, fileName: 'report.pdf', isCleanup: false },
  ]);
  expect((await staff.api.get(`/app/files/${id}`)).raw.equals(bytes)).toBe(true);
});

test('[B-298] a file is cleaned up at most once; a second request reports that', async () => {
  const staff = server.uploader();
  const { id, value } = await aCleanedFile(staff, aPdf('One', ' '));

  const again = await staff.api.post(`/app/attachments/${id}/cleanup`, {});
  const ofTheClean = await staff.api.post(`/app/attachments/${value.fileId}/cleanup`, {});

  const answer = { isCleaned: false, fileId: value.fileId, summary: { emptyPages: 1 } };
  expect(again).toMatchObject({ status: 200, body: answer });
  expect(ofTheClean).toMatchObject({ status: 200, body: answer });
});

test('[B-298] of two requests at once one cleans, the other finds it done', async () => {
  const staff = server.uploader();
  const company = await staff.company();
  const id = await staff.uploaded({ bytes: aPdf('One', ' ') }, attachedTo(company.id));
  const ask = () => staff.api.post(`/app/attachments/${id}/cleanup`, {});
  const [one, other] = [await ask(), await ask()];

  const tasks = await Promise.all(
    [one, other].map(({ body }) => worked(server, staff, 'cleanUpPages', body.taskId)),
  );

  const cleaned = tasks.map(({ value }) => (value as { isCleaned: boolean }).isCleaned);
  expect(new Set(cleaned)).toEqual(new Set([false, true]));
  expect((await staff.api.get(`/app/files${attachedTo(company.id)}`)).body.totalCount).toBe(2);
});

test('a file without such pages is clean as it is', async () => {
  const staff = server.uploader();
  const { id, task, company } = await aCleanedFile(staff, aPdf('One', 'Two'));

  expect(task.value).toMatchObject({
    isCleaned: true,
    fileId: id,
    summary: { emptyPages: 0, duplicatedPages: [] },
  });
  const { items } = (await staff.api.get(`/app/files${attachedTo(company.id)}`)).body;
  expect(items).toMatchObject([{ id, isCleanup: true, numberOfPages: 2 }]);
});

test('removed pages are listed and come back into their places', async () => {
  const staff = server.uploader();
  const { value, id } = await aCleanedFile(staff, aPdf('A', ' ', 'B', 'A', 'C'));
  const url = `/app/files/${value.fileId}/removed-pages`;
  const mark = { page: 3, kind: 'note', text: 'About C' };
  await staff.api.post(`/app/files/${value.fileId}/annotations`, mark);

  const listed = await staff.api.get(url);
  const started = await staff.api.post(`${url}/restore`, { pages: [2] });
  const task = await worked(server, staff, 'restorePages', started.body.taskId);

  expect(listed.body).toMatchObject({
    originalId: id,
    items: [
      { page: 2, reason: 'empty', sameAs: null, isRestored: false },
      { page: 4, reason: 'duplicate', sameAs: 1, isRestored: false },
    ],
  });
  expect(task).toMatchObject({ state: 'done', summary: '1 page restored.' });
  expect(await pagesOf(staff, value.fileId)).toBe(4);
  expect((await staff.api.get(url)).body.items).toMatchObject([
    { isRestored: true },
    { isRestored: false },
  ]);
  expect((await staff.api.get(`/app/files/${value.fileId}/annotations`)).body.items).toMatchObject([
    { page: 4, text: 'About C' },
  ]);
  expect(await staff.api.post(`${url}/restore`, { pages: [2] })).toMatchObject({
    status: 400,
    body: { error: { code: 'chooseRemovedPages' } },
  });
});

test('[B-329] who may not change the record, or only looks around, cleans nothing', async () => {
  const staff = server.uploader();
  const company = await staff.company();
  const id = await staff.uploaded({}, attachedTo(company.id));
  const { tenantId } = staff.actor;
  const stranger = server.uploader();
  const demo = server.uploader({ tenantId, attributes: { tenantName: 'demo' } });
  const text = await staff.uploaded({ name: 'a.txt', bytes: 'words' }, attachedTo(company.id));

  const ask = ({ api }: Uploader, file = id) => api.post(`/app/attachments/${file}/cleanup`, {});

  expect((await ask(stranger)).status).toBe(404);
  expect((await ask(demo)).status).toBe(403);
  expect(await ask(staff, text)).toMatchObject({
    status: 415,
    body: { error: { code: 'pdfNeeded' } },
  });
});

test('a damaged file fails with its reason and leaves nothing behind', async () => {
  const staff = server.uploader();
  const { task, company } = await aCleanedFile(staff, Buffer.from('%PDF-1.7 and nothing more'));

  expect(task).toMatchObject({ state: 'failed', error: 'The file is damaged and cannot be read.' });
  expect((await staff.api.get(`/app/files${attachedTo(company.id)}`)).body.totalCount).toBe(1);
});

test('scans: noise and punch holes are blank, one other figure makes another page', async () => {
  const staff = server.uploader();
  const lines = ['Dear Doctor', 'The fee for the report is $1,234.00', 'Yours faithfully'];
  const other = lines.map((line) => line.replace('1,234', '1,284'));
  const scans = [
    await aScan({ ...small, lines, seed: 1 }),
    await aScan({ ...small, seed: 2, punched: true }),
    await aScan({ ...small, lines: other, seed: 3 }),
    await aScan({ ...small, lines, seed: 4, shift: [1, 1] }),
  ];

  const { task } = await aCleanedFile(staff, Buffer.from(await aScannedPdf(scans)));

  expect(task.value).toMatchObject({ summary: { emptyPages: 1, duplicatedPages: [[1, 4]] } });
});
