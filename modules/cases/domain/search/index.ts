export * from './change-cases.ts';
