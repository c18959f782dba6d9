export * from './decide-typing.ts';
export * from './docx-parts.ts';
export * from './typing-actions.ts';
export * from './typing-choices.ts';
export * from './typing-due.ts';
export * from './typing-events.ts';
export * from './typing-job.resource.ts';
export * from './typing-job.workflow.ts';
