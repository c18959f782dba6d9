import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { Actor } from '#kernel/domain';
import type { ServerModule } from '#kernel/server';
import { testServer } from '#kernel/testing';
import type { ApiAnswer, SignedIn, TestServer } from '#kernel/testing';
import { documentsServer } from '../server/index.ts';
import { knownPeople } from './task-worker.ts';
import { aForm } from './a-form.ts';
import { aPdf } from './a-pdf.ts';

export interface Uploader extends SignedIn {
  upload(
    file?: { name?: string; bytes?: Buffer | string },
    query?: string,
    fields?: Record<string, string>,
  ): Promise<ApiAnswer>;
  /** The id of a new file. */
  uploaded(file?: { name?: string; bytes?: Buffer | string }, query?: string): Promise<string>;
  company(name?: string): Promise<{ id: string; concurrencyStamp: string }>;
}

export interface FilesTestServer extends TestServer {
  uploader(facts?: Partial<Actor>): Uploader;
  /** Every file of the storage, also half-written ones. */
  onDisk(): string[];
  advance(seconds: number): void;
}

type Options = {
  readonly env?: Readonly<Record<string, string>>;
  /** `all`: it also works off the jobs. */
  readonly role?: 'web' | 'all';
  /** Besides this one. */
  readonly modules?: readonly ServerModule[];
};

let count = 0;

/** Files are kept in a folder of this test file's own. The caller registers the catalogue. */
export async function filesTestServer(options: Options = {}): Promise<FilesTestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'caseway-files-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  let offset = 0;
  const server: TestServer = await testServer({
    modules: [...(options.modules ?? []), documentsServer, knownPeople(() => server)],
    env: { STORAGE_URL: `file:${folder}`, ...options.env },
    ...(options.role && { role: options.role }),
    // Files are cleaned up for all tenants at once.
    database: 'own',
    now: () => new Date(Date.now() + offset),
  });
  return {
    ...server,
    advance: (seconds) => void (offset += seconds * 1000),
    onDisk: () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name)),
    uploader(facts = {}) {
      const signedIn = server.signedIn({ roles: ['STAFF'], ...facts });
      const { api } = signedIn;
      const upload: Uploader['upload'] = (
        { name = 'report.pdf', bytes = aPdf() } = {},
        query = '',
        fields = {},
      ) => {
        const { payload, headers } = aForm({ name, bytes }, fields);
        return api.post(`/app/files${query}`, payload, { headers });
      };
      return {
        ...signedIn,
        upload,
        async uploaded(file, query) {
          const { status, body } = await upload(file, query);
          if (status !== 201) throw new Error(`Not uploaded: ${status}`);
          return String(body.id);
        },
        async company(name = `Company ${(count += 1)}`) {
          const answer = await api.post('/app/companies', { name, businessType: 'insurer' });
          if (answer.status !== 201) throw new Error(`No company: ${answer.status}`);
          return answer.body as unknown as { id: string; concurrencyStamp: string };
        },
      };
    },
  };
}
