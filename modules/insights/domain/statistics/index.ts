export type * from './answers.ts';
export * from './shape.ts';
export * from './statistics.ts';
