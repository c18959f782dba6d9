export * from './a-case.ts';
export * from './a-confirmed-case.ts';
