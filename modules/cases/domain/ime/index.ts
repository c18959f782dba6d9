export * from './ime-guards.ts';
export * from './ime-steps.ts';
export * from './ime.resource.ts';
export * from './ime.workflow.ts';
export * from './ime-type.ts';
export * from './progress-report.ts';
