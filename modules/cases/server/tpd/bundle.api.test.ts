import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { correspondenceServer } from '#correspondence/server';
import { documentsServer } from '#documents/server';
import { aForm, aPdf, knownPeople } from '#documents/testing';
import { eventually, testServer } from '#kernel/testing';
import type { TestServer } from '#kernel/testing';
import { somebody } from '#platform/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aCasePractice } from '../../testing/index.ts';
import { casesServer } from '../index.ts';

registerCatalogue();
const modules = [documentsServer, correspondenceServer, bookingServer, casesServer];
const server: TestServer = await testServer({
  modules: [...modules, knownPeople(() => server)],
  role: 'all',
});
const practice = await aCasePractice(server);
const { tenantId } = practice;
const { api } = await somebody(server, { tenantId, roles: ['STAFF'], features: ['TPD'] });

const aClaim = async () => (await practice.newCase({ specialistId: null }, 'tpd')).id;

async function uploaded(caseId: string, name: string, ...pages: string[]): Promise<string> {
  const { payload, headers } = aForm({ name, bytes: aPdf(...pages) });
  const path = `/app/files?fromModule=TPD&objectId=${caseId}`;
  return String((await api.post(path, payload, { headers })).body.id);
}

/** A browser that prints the index starts slowly on a busy machine. */
const patience = { timeout: 400_000 };

test('the bundle is one PDF with an index, an attachment of the case', patience, async () => {
  const id = await aClaim();
  const first = await uploaded(id, 'Form.pdf', 'one');
  const second = await uploaded(id, 'Statement.pdf', 'two', 'three');

  const { status, body } = await api.post(`/app/tpd/${id}/submission-bundle`, {
    fileIds: [second, first],
  });

  expect([status, body.error]).toEqual([202, undefined]);
  const made = await eventually(
    async () => (await api.get(`/app/tpd/${id}`)).body,
    ({ bundledAt }) => Boolean(bundledAt),
    350,
  );
  expect(made.bundlePages).toBe(4);
  const { raw } = await api.get(`/app/files/${String(made.bundleFileId)}`);
  expect((await PDFDocument.load(raw)).getPageCount()).toBe(4);
  const { items } = (await api.get(`/app/files?fromModule=TPD&objectId=${id}`)).body;
  expect(items).toContainEqual(expect.objectContaining({ id: made.bundleFileId }));
});

test('files of another record and no files at all are refused', async () => {
  const id = await aClaim();
  const own = await uploaded(id, 'Form.pdf', 'one');
  const strange = await uploaded(await aClaim(), 'Strange.pdf', 'one');
  const make = (fileIds: unknown) => api.post(`/app/tpd/${id}/submission-bundle`, { fileIds });

  expect((await make([own, strange])).body.error?.code).toBe('tpdFilesElsewhere');
  expect((await make([])).status).toBe(400);
  expect((await make(['x'])).status).toBe(400);
});
