export * from './a-case.ts';
