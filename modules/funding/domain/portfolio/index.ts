export * from './age-buckets.ts';
export * from './forecast.ts';
export * from './loan-figures.ts';
export * from './portfolio-actions.ts';
export * from './stress-loan.ts';
