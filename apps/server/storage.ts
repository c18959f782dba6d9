import { access, constants } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Config } from '#kernel/server';

/** `file:` storage must be a folder that this process may write. */
export async function storageIsUsable({ storageUrl }: Config): Promise<void> {
  if (!storageUrl.startsWith('file:')) return;
  const folder = storageUrl.startsWith('file://') ? fileURLToPath(storageUrl) : storageUrl.slice('file:'.length);
  await access(folder, constants.W_OK);
}
