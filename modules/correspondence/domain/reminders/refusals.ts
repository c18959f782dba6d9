import { defineRefusals } from '#kernel/domain';

export const reminderRefusals = defineRefusals({
  reminderStoppedAlready: {
    status: 409,
    message: 'The reminders of this record are stopped already.',
  },
  reminderNotStopped: {
    status: 409,
    message: 'The reminders of this record are not stopped.',
  },
});
