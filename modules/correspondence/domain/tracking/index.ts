export * from './refusals.ts';
export * from './report-rows.ts';
export * from './template-name.ts';
export * from './tracking-actions.ts';
