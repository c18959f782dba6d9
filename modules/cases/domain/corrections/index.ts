export * from './correction-actions.ts';
export * from './correction-choices.ts';
export * from './report-correction.resource.ts';
