import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { newStorageKey, openStorage, systemContext } from '#kernel/server';
import { aBucket, aFilledServer, temporaryFolder } from '#kernel/testing';
import { registerCatalogue } from '../../modules/catalogue.ts';
import { backUp } from './back-up.ts';
import { verifyBackup } from './verify.ts';

registerCatalogue();
const source = await aFilledServer();
const bucket = await aBucket();

async function aFile(storageUrl: string, kept: string | null): Promise<string> {
  const [id, key] = [randomUUID(), newStorageKey(source.tenantId)];
  await source.services.db.batch(systemContext(source.tenantId), [
    {
      text: `insert into files (tenant_id, id, name, extension, content_type, storage_key, size, status)
        values (current_tenant(), $1::uuid, 'a.txt', 'txt', 'text/plain', $2, 5, 'stored')`,
      values: [id, key],
    },
  ]);
  const storage = openStorage({ storageUrl, dataDir: temporaryFolder() });
  if (kept !== null) await storage.put(key, Readable.from([Buffer.from(kept)]));
  return `${source.tenantId}/${id}`;
}

test('a backup names the files of a bucket that are missing or not whole', async () => {
  const { storageUrl } = bucket;
  await aFile(storageUrl, 'whole');
  const missing = [await aFile(storageUrl, null), await aFile(storageUrl, 'hal')];
  const to = join(temporaryFolder(), 'saved');

  const manifest = await backUp({ ...source.installation, storageUrl, to });

  expect(manifest.filesElsewhere).toBe(true);
  expect(new Set(manifest.missingFiles)).toEqual(new Set(missing));
  const { manifest: read } = await verifyBackup(to, undefined);
  expect(read.missingFiles).toEqual(manifest.missingFiles);
});
