import type { FileKind } from '../../domain/index.ts';
import type { StoredFile } from '../stored-file.ts';
import { sendUpload } from './send-upload.ts';

export type UploadOneOptions = {
  readonly kinds: readonly FileKind[];
  readonly userId: string;
  readonly signal?: AbortSignal;
  readonly onProgress?: (share: number) => void;
  /** True while there is no line to the server; it goes on by itself. */
  readonly onCut?: (isCut: boolean) => void;
};

/** One file that belongs to its uploader until an action takes it; a large one goes in parts. */
export const uploadOne = (file: File, options: UploadOneOptions): Promise<StoredFile> =>
  sendUpload(
    { key: file.name, file, status: 'uploading', share: 0 },
    {
      link: undefined,
      kinds: options.kinds,
      userId: options.userId,
      signal: options.signal ?? new AbortController().signal,
      onProgress: options.onProgress ?? (() => undefined),
      onCut: options.onCut ?? (() => undefined),
    },
  );
