export * from './loan-figures.ts';
