export * from './bypass-row-security.ts';
export * from './checked-rows.ts';
export type { Row as SeedRow } from './copy-text.ts';
export * from './load-rows.ts';
export * from './past-days.ts';
export * from './random.ts';
export * from './record-rows.ts';
export type * from './seed-data.ts';
