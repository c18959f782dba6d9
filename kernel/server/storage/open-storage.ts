import { join } from 'node:path';
import type { Config } from '../config.ts';
import { openFolderStorage, storageFolder } from './folder-storage.ts';
import { s3Address } from './s3/address.ts';
import { openS3Storage } from './s3/s3-storage.ts';
import type { Storage } from './storage.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** contract.md, `STORAGE_URL`. */
export function openStorage(
  config: Pick<Config, 'storageUrl' | 'dataDir'>,
  env: Env = process.env,
): Storage {
  const { storageUrl, dataDir } = config;
  const folder = storageFolder(storageUrl);
  if (folder) return openFolderStorage(folder);
  if (storageUrl.startsWith('s3:')) {
    return openS3Storage(s3Address(storageUrl, env), { spoolFolder: join(dataDir, 'incoming') });
  }
  throw new Error('STORAGE_URL must start with file: or s3://');
}
