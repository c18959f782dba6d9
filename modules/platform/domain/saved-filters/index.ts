export * from './saved-filter.ts';
