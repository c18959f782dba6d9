export * from './case-dictation-report.resource.ts';
export * from './case-dictation.resource.ts';
export * from './decide-dictation-report.ts';
export * from './decide-dictation.ts';
export * from './dictation-actions.ts';
export * from './dictation-choices.ts';
export * from './dictation-events.ts';
