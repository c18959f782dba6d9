import { toast, upload, useSession } from '#kernel/web';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { FileKind } from '../../domain/index.ts';
import { defaultMaxFiles, defaultMaxSizeMB, fileMessages } from '../../domain/index.ts';
import type { RecordLink, StoredFile } from '../stored-file.ts';
import { chooseFiles } from './choose-files.ts';
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
  add(files: readonly File[]): void;
  cancel(key: string): void;
  retry(key: string): void;
};

let counter = 0;

function formOf(file: File, kinds: readonly FileKind[] = []): FormData {
  const form = new FormData();
  form.set('name', file.name);
  const [only] = kinds;
  if (kinds.length === 1 && only) form.set('type', only);
  form.set('file', file);
  return form;
}

export function useUploads(options: Options): Uploads {
  const { link, kinds, most = defaultMaxFiles, held } = options;
  const [items, change] = useReducer(uploadItems, []);
  const running = useRef(new Map<string, AbortController>());
  const { tenant } = useSession();
  const maxSizeMB = Number(tenant.settings['ICS.Files.MaxFileSizeMB'] ?? defaultMaxSizeMB);
  const done = useRef(options.onDone);
  useEffect(() => {
    done.current = options.onDone;
  });

  const start = useCallback(
    async ({ key, file }: UploadItem) => {
      const control = new AbortController();
      running.current.set(key, control);
      change({ type: 'change', key, to: { status: 'uploading', share: 0 } });
      const form = formOf(file, kinds);
      const query = link ? `?${new URLSearchParams({ ...link })}` : '';
      try {
        const stored = await upload<StoredFile>(`/app/files${query}`, form, {
          signal: control.signal,
          onProgress: (share) => change({ type: 'change', key, to: { share } }),
        });
        change({ type: 'change', key, to: { status: 'done' } });
        done.current(stored);
      } catch (error) {
        if (control.signal.aborted) return;
        toast.error(fileMessages.failed(file.name));
        const message = (error as Error).message;
        change({ type: 'change', key, to: { status: 'error', message } });
      } finally {
        running.current.delete(key);
      }
    },
    [link, kinds],
  );

  useEffect(() => {
    const next = nextToStart(items);
    if (next && !running.current.has(next.key)) void start(next);
  }, [items, start]);

  return {
    items,
    add(files) {
      const waiting = items.filter(({ status }) => status !== 'error').length;
      const limits = { maxSizeMB, most, held: held + waiting };
      const chosen = chooseFiles(files, { ...(kinds && { kinds }), ...limits });
      for (const text of chosen.errors) toast.error(text);
      if (chosen.warning) toast.warning(chosen.warning);
      const fresh = chosen.accepted.map((file) => ({ key: `upload-${(counter += 1)}`, file }));
      change({ type: 'add', files: fresh });
    },
    cancel(key) {
      change({ type: 'change', key, to: { status: 'removed' } });
      running.current.get(key)?.abort();
    },
    retry: (key) => change({ type: 'change', key, to: { status: 'waiting', share: 0 } }),
  };
}
