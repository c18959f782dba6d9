import { access, constants } from 'node:fs/promises';
import { storageFolder } from '#kernel/server';
import type { Config } from '#kernel/server';

/** `file:` storage must be a folder that this process may write. */
export async function storageIsUsable({ storageUrl }: Config): Promise<void> {
  const folder = storageFolder(storageUrl);
  if (folder) await access(folder, constants.W_OK);
}
