export * from './distance.ts';
export * from './find-place.ts';
export * from './listed-places.ts';
export * from './place-index.ts';
export * from './suggest-places.ts';
