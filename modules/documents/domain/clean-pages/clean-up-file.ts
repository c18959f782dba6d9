import { defineAction, defineTask, json, optional, text } from '#kernel/domain';
import { allRoles } from '#platform/domain';

/** Doc 3 section 4, word for word. */
export const cleanUpMessages = {
  done: 'File has been cleaned up successfully',
  alreadyDone: 'File already cleaned up. No action required',
} as const;

const summary = { emptyPages: 'number', duplicatedPages: [['number']] } as const;

/**
 * C-313, B-339. The record that owns the file decides who may; roles are asked there. The first call
 * starts a task whose value is the answer, a later one answers at once.
 */
export const cleanUpFile = defineAction({
  name: 'cleanup',
  on: 'attachment',
  label: 'Clean up',
  route: 'POST /app/attachments/{id}/cleanup',
  roles: allRoles,
  input: {},
  answer: {
    /** False: it was cleaned up before. */
    isCleaned: optional('flag'),
    summary: optional(summary),
    /** The file without the removed pages. */
    fileId: optional('id'),
    taskId: optional('id'),
  },
});

export const cleanUpTask = defineTask({
  name: 'cleanUpPages',
  label: 'Clean-up of a file',
  on: cleanUpFile.on,
  verb: cleanUpFile.name,
  rows: ['page', 'pages'],
  input: { fileId: text('File', { required: true, max: 36 }) },
});

/** The pages come back into their places; the file keeps its id. */
export const restorePages = defineAction({
  name: 'restorePages',
  on: 'attachment',
  label: 'Restore pages',
  route: 'POST /app/files/{id}/removed-pages/restore',
  roles: allRoles,
  input: { pages: json('Pages', { required: true }) },
  answer: { taskId: 'id' },
});

export const restorePagesTask = defineTask({
  name: 'restorePages',
  label: 'Restoring pages',
  on: restorePages.on,
  verb: restorePages.name,
  rows: ['page', 'pages'],
  input: {
    fileId: text('File', { required: true, max: 36 }),
    pages: json('Pages', { required: true }),
  },
});

export const isPageList = (given: unknown): given is readonly number[] =>
  Array.isArray(given) &&
  given.length > 0 &&
  given.length <= 10_000 &&
  given.every((page) => Number.isInteger(page) && page >= 1);
