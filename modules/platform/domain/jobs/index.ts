export * from './background-jobs.ts';
export * from './job-title.ts';
