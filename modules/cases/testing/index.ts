export * from './a-case.ts';
export * from './a-report-practice.ts';
