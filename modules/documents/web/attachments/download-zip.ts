import { postBlob, saveBlob, toastFailure } from '#kernel/web';
import type { StoredFile } from '../stored-file.ts';

/** C-311. */
export async function downloadZip(files: readonly StoredFile[], name: string): Promise<void> {
  try {
    const fileIds = files.map(({ id }) => id);
    saveBlob(await postBlob('/app/attachments/DownloadAll', { fileIds, name }), `${name}.zip`);
  } catch (failure) {
    toastFailure(failure);
  }
}
