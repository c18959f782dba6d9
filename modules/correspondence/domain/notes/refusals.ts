import { defineRefusals } from '#kernel/domain';

export const noteRefusals = defineRefusals({
  noteStaysOnRecord: {
    status: 422,
    field: 'objectId',
    message: 'A note stays on the record that it was written on.',
  },
  noteNeedsGroup: {
    status: 422,
    field: 'groupIds',
    message: 'Choose the groups that see this note, and only where it is for groups.',
  },
  noteShownToMore: {
    status: 422,
    field: 'visibility',
    message: 'A note cannot be shown to more people later. Write a new one for them.',
  },
  mentionCannotSee: {
    status: 422,
    field: 'mentionIds',
    message: '{names} cannot see this note. Leave them out, or choose who sees it anew.',
  },
  noteWithoutRecipient: {
    status: 422,
    field: 'to',
    message: 'The record of this note has no email address. Enter one.',
  },
});
