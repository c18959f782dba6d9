export * from './case-picture-action.ts';
export * from './case-picture-facts.ts';
export * from './case-picture.ts';
export * from './find-disagreements.ts';
export * from './picture-lines.ts';
