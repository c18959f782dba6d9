export * from './excerpt.ts';
export * from './page-label.ts';
export * from './search-terms.ts';
export * from './words-of.ts';
