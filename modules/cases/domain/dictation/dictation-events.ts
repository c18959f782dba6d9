import { defineEvent, text } from '#kernel/domain';

/** A dictation has come. Part of the same transaction: its typing job, and the step of the case. */
export const dictationArrived = defineEvent('DictationArrived', {
  caseId: text('Case', { required: true }),
  dictationId: text('Dictation', { required: true }),
  typingJobId: text('Typing job', { required: true }),
});
