import { defineAction, defineTask, flag, json, refuse, text } from '#kernel/domain';
import type { InputOf, Refused } from '#kernel/domain';
import { allRoles } from '#platform/domain';
import { extensionOf } from '../file-types.ts';

/** C-315, B-342: the files in this order, as one PDF. */
export const mergeFiles = defineAction({
  name: 'mergeFiles',
  on: 'attachment',
  label: 'Merge',
  route: 'POST /app/attachments/MergeFiles',
  roles: allRoles,
  input: {
    fileIds: json('Files', { required: true }),
    name: text('Name', { required: true, max: 150 }),
    hasIndex: flag('Index page', { default: true }),
    hasPageNumbers: flag('Page numbers', { default: true }),
    hasBookmarks: flag('Bookmarks', { default: true }),
  },
  answer: { taskId: 'id' },
});

export type MergeInput = InputOf<typeof mergeFiles>;

export const mergeFilesTask = defineTask({
  name: 'mergeFiles',
  label: 'Merge of files',
  on: mergeFiles.on,
  verb: mergeFiles.name,
  rows: ['file', 'files'],
  input: mergeFiles.input,
});

const mostFiles = 100;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A file may stand in the brief twice, e.g. before and after the reports that it is about. */
export function readFileIds(given: unknown, least = 2): readonly string[] | Refused {
  const isList = Array.isArray(given) && given.length >= least && given.length <= mostFiles;
  if (!isList || !given.every((id) => typeof id === 'string' && uuid.test(id))) {
    return refuse('chooseFilesToMerge');
  }
  return given as string[];
}

const mergeable = {
  pdf: ['pdf'],
  image: ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'tif', 'tiff'],
  page: ['docx', 'txt', 'eml', 'htm', 'html'],
} as const;

export type MergeKind = keyof typeof mergeable;

/** Null: what such a file shows cannot be put on pages. */
export function mergeKind(fileName: string): MergeKind | null {
  const extension = extensionOf(fileName);
  const found = Object.entries(mergeable).find(([, list]) =>
    (list as readonly string[]).includes(extension),
  );
  return (found?.[0] as MergeKind | undefined) ?? null;
}

/** `Brief` and `Brief.pdf` are both kept as `Brief.pdf`. */
export const mergedName = (name: string): string =>
  /\.pdf$/i.test(name.trim()) ? name.trim() : `${name.trim()}.pdf`;

/** What the index and the outline call a file. */
export const titleOfFile = (fileName: string): string =>
  fileName.replace(/\.[a-z0-9]{1,8}$/i, '').trim() || fileName;

/** Why a file cannot be part of a brief, by its row. */
export const mergeTroubles = {
  kind: 'This kind of file cannot be merged.',
  locked: 'It is protected with a password.',
  broken: 'It is damaged and cannot be read.',
} as const;
export type MergeTrouble = keyof typeof mergeTroubles;

export const troubleInRow = (row: number, name: string, trouble: MergeTrouble): string =>
  `${row}. ${name}: ${mergeTroubles[trouble]}`;
