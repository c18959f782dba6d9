import { defineAction, defineTask, json, text } from '#kernel/domain';
import { allRoles } from '#platform/domain';

/** Turned, reordered, extracted or split: every part becomes a new file, the original stays. */
export const arrangePages = defineAction({
  name: 'arrangePages',
  on: 'attachment',
  label: 'New file from pages',
  route: 'POST /app/files/{id}/pages',
  roles: allRoles,
  input: { parts: json('Parts', { required: true }) },
  answer: { taskId: 'id' },
});

export const arrangePagesTask = defineTask({
  name: 'arrangePages',
  label: 'New file from pages',
  on: arrangePages.on,
  verb: arrangePages.name,
  rows: ['file', 'files'],
  input: {
    fileId: text('File', { required: true, max: 36 }),
    parts: json('Parts', { required: true }),
  },
});
