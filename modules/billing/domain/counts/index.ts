export * from './invoice-counts.ts';
