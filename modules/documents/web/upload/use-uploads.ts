import { ApiError, toast, useSession } from '#kernel/web';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { FileKind } from '../../domain/index.ts';
import { defaultMaxFiles, defaultMaxSizeMB, fileMessages } from '../../domain/index.ts';
import type { RecordLink, StoredFile } from '../stored-file.ts';
import { chooseFiles } from './choose-files.ts';
import { discardUpload, sendUpload } from './send-upload.ts';
import { nextToStart, uploadItems } from './upload-item.ts';
import type { UploadItem } from './upload-item.ts';

type Options = {
  readonly link?: RecordLink;
  readonly kinds?: readonly FileKind[];
  readonly most?: number;
  readonly held: number;
  readonly onDone: (file: StoredFile) => void;
};

export type Uploads = {
  readonly items: readonly UploadItem[];
  add(files: readonly File[], attachmentTypeId?: string | null): void;
  cancel(key: string): void;
  retry(key: string): void;
  /** The same file is there already, and this one is kept beside it. */
  keepBoth(key: string): void;
};

let counter = 0;

/** Starts what waits, three at a time, and says what became of it. */
function useSending(options: Options, userId: string) {
  const { link, kinds } = options;
  const [items, change] = useReducer(uploadItems, []);
  const running = useRef(new Map<string, AbortController>());
  const done = useRef(options.onDone);
  useEffect(() => {
    done.current = options.onDone;
  });

  const start = useCallback(
    async (item: UploadItem) => {
      const { key } = item;
      const control = new AbortController();
      const { signal } = control;
      running.current.set(key, control);
      const to = (changes: Partial<UploadItem>) => change({ type: 'change', key, to: changes });
      to({ status: 'uploading', share: 0 });
      try {
        const onProgress = (share: number) => to({ share });
        const onCut = (isCut: boolean) => to({ isCut });
        const sending = { link, kinds, userId, signal, onProgress, onCut };
        const stored = await sendUpload(item, sending);
        to({ status: 'done' });
        done.current(stored);
      } catch (error) {
        if (!signal.aborted) to(afterFailure(item.file, error));
      } finally {
        running.current.delete(key);
      }
    },
    [link, kinds, userId],
  );

  useEffect(() => {
    const next = nextToStart(items);
    if (next && !running.current.has(next.key)) void start(next);
  }, [items, start]);
  return { items, change, running };
}

export function useUploads(options: Options): Uploads {
  const { link, kinds, most = defaultMaxFiles, held } = options;
  const { tenant, actor } = useSession();
  const { userId } = actor;
  const { items, change, running } = useSending(options, userId);
  const maxSizeMB = Number(tenant.settings['ICS.Files.MaxFileSizeMB'] ?? defaultMaxSizeMB);

  const again = (key: string, to: Partial<UploadItem> = {}) =>
    change({ type: 'change', key, to: { status: 'waiting', share: 0, isCut: false, ...to } });
  return {
    items,
    add(files, attachmentTypeId = null) {
      const waiting = items.filter(({ status }) => status !== 'error').length;
      const limits = { maxSizeMB, most, held: held + waiting };
      const chosen = chooseFiles(files, { ...(kinds && { kinds }), ...limits });
      for (const text of chosen.errors) toast.error(text);
      if (chosen.warning) toast.warning(chosen.warning);
      const fresh = chosen.accepted.map((file) => {
        const key = `upload-${(counter += 1)}`;
        return { key, file, attachmentTypeId };
      });
      change({ type: 'add', files: fresh });
    },
    cancel(key) {
      change({ type: 'change', key, to: { status: 'removed' } });
      const control = running.current.get(key);
      const item = items.find((found) => found.key === key);
      if (control) control.abort();
      else if (item) void discardUpload(item, { userId, link });
    },
    retry: (key) => again(key),
    keepBoth: (key) => again(key, { keepsBoth: true }),
  };
}

/** The same file is a question, no failure. */
function afterFailure(file: File, error: unknown): Partial<UploadItem> {
  const { message } = error as Error;
  if (error instanceof ApiError && error.code === 'duplicateFile') {
    return { status: 'duplicate', message };
  }
  toast.error(fileMessages.failed(file.name));
  return { status: 'error', message };
}
