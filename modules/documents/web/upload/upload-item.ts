/** B-297, E-145: uploading, then done or error; whatever is taken away is removed. */
export type UploadItem = {
  readonly key: string;
  readonly file: File;
  readonly attachmentTypeId?: string | null;
  /** `duplicate`: the same file is there already, and nobody has said yet what to do. */
  readonly status: 'waiting' | 'uploading' | 'done' | 'error' | 'removed' | 'duplicate';
  /** From 0 to 1. */
  readonly share: number;
  /** There is no line to the server; it goes on by itself. */
  readonly isCut?: boolean;
  readonly keepsBoth?: boolean;
  readonly message?: string;
};

type NewItem = Pick<UploadItem, 'key' | 'file' | 'attachmentTypeId'>;

export type UploadChange =
  | { type: 'add'; files: readonly NewItem[] }
  | { type: 'change'; key: string; to: Partial<UploadItem> };

export function uploadItems(
  items: readonly UploadItem[],
  change: UploadChange,
): readonly UploadItem[] {
  if (change.type === 'add') {
    const fresh = change.files.map((item): UploadItem => ({
      ...item,
      status: 'waiting',
      share: 0,
    }));
    return [...items, ...fresh];
  }
  return items
    .map((item) => (item.key === change.key ? { ...item, ...change.to } : item))
    .filter(({ status }) => status !== 'done' && status !== 'removed');
}

/** Three at a time: a slow line is shared by few, and the list still moves. */
const atOnce = 3;

export function nextToStart(items: readonly UploadItem[]): UploadItem | undefined {
  const busy = items.filter(({ status }) => status === 'uploading').length;
  return busy < atOnce ? items.find(({ status }) => status === 'waiting') : undefined;
}
