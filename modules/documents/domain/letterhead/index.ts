export * from './colour-format.ts';
export * from './letterhead-actions.ts';
export * from './letterhead.resource.ts';
