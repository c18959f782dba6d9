import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll } from 'vitest';
import { defineJob, systemContext } from '#kernel/server';
import type { TestServer } from './test-server.ts';
import { testServer } from './test-server.ts';

export const oddText = 'tab\t line\n back\\slash \\N \\. "quoted" ʼé漢🙂';

const later = defineJob({ name: 'test-later', run: async () => {} });

/** A folder of this test file's own. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'caseway-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export type FilledServer = TestServer & {
  readonly tenantId: string;
  readonly companyId: string;
  readonly storage: string;
  readonly installation: { ownerUrl: string; secretKeyFile: string; storageUrl: string };
};

/** A tenant with a company that has a history, a stored file and a waiting job. */
export async function aFilledServer(): Promise<FilledServer> {
  const server = await testServer({ modules: [{ name: 'test', jobs: [later] }], database: 'own' });
  const tenantId = randomUUID();
  const { hostDb, jobs, readLog } = server.services;
  const edition = randomUUID();
  await hostDb.batch(systemContext(tenantId), [
    { text: `insert into editions (id, name) values ($1, $2)`, values: [edition, edition] },
    {
      text: `insert into tenants (id, name, edition_id, customer_name) values ($1, $2, $3, $4)`,
      values: [tenantId, tenantId, edition, oddText],
    },
  ]);
  const { api } = server.signedIn({ tenantId });
  const facts = { name: 'Harbour Legal', businessType: 'insurer' };
  const company = (await api.post('/app/companies', facts)).body as Record<string, string>;
  const companyId = company['id'] ?? '';
  const renamed = await api.put(`/app/companies/${companyId}`, {
    ...facts,
    name: String.raw`Harbour \N "é漢🙂"`,
    concurrencyStamp: company['concurrencyStamp'],
  });
  if (renamed.status !== 200) throw new Error(`The company was not renamed: ${renamed.status}`);
  await jobs.enqueue(null, later.name, { note: oddText });
  await readLog.flush();

  const storage = join(temporaryFolder(), 'files');
  mkdirSync(join(storage, tenantId), { recursive: true });
  writeFileSync(join(storage, tenantId, 'report'), randomBytes(300_000));
  mkdirSync(join(storage, '.incoming'));
  writeFileSync(join(storage, '.incoming', 'unfinished'), 'half an uplo');
  return {
    ...server,
    tenantId,
    companyId,
    storage,
    installation: {
      ownerUrl: server.ownerUrl,
      secretKeyFile: resolve('.test', 'secret.key'),
      storageUrl: `file:${storage}`,
    },
  };
}
