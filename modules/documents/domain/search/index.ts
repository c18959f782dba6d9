export * from './excerpt.ts';
export * from './page-label.ts';
export * from './search-terms.ts';
export * from './words-of.ts';
export * from './find-in-text.ts';
export * from './word-places.ts';
