import { defineEvent, json, text } from '#kernel/domain';

/** A case took a step. `sends` are the templates of the table that the engine writes itself. */
export const caseMoved = defineEvent('CaseMoved', {
  caseId: text('Case', { required: true }),
  caseType: text('Case type', { required: true }),
  move: text('Move', { required: true }),
  stepBefore: text('Step before', { required: true }),
  note: text('Note'),
  /** Whom not to write to: recipients that the person took off. */
  untold: json('Not told'),
});

export const caseCreated = defineEvent('CaseCreated', {
  caseId: text('Case', { required: true }),
  caseType: text('Case type', { required: true }),
});
