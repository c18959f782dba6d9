import type { StoredFile } from '../stored-file.ts';
import type { AttachmentTypeItem } from './use-attachment-types.ts';

export type FileGroup = {
  /** Null: files without a type. */
  readonly typeId: string | null;
  readonly title: string;
  readonly files: readonly StoredFile[];
};

export const untyped = 'Other files';

/**
 * By type, in the order of their names; files without one come last. A type that is no longer offered
 * still stands over its files. With `isOpen` the empty groups are there too, to be dropped on.
 */
export function groupFiles(
  files: readonly StoredFile[],
  types: readonly AttachmentTypeItem[],
  isOpen = false,
): FileGroup[] {
  const titles = new Map(types.map(({ id, displayName }) => [id, displayName]));
  for (const { attachmentTypeId, attachmentType } of files) {
    if (attachmentTypeId && !titles.has(attachmentTypeId)) {
      titles.set(attachmentTypeId, attachmentType ?? untyped);
    }
  }
  const typed = [...titles].map(([typeId, title]) => ({
    typeId,
    title,
    files: files.filter(({ attachmentTypeId }) => attachmentTypeId === typeId),
  }));
  typed.sort((one, other) => one.title.localeCompare(other.title));
  const rest = files.filter(({ attachmentTypeId }) => !attachmentTypeId);
  return [...typed, { typeId: null, title: untyped, files: rest }].filter(
    (group) => isOpen || group.files.length,
  );
}
