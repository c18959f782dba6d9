import { defineEvent, text } from '#kernel/domain';

export const sessionCancelled = defineEvent('SessionCancelled', {
  sessionId: text('Session', { required: true }),
});
