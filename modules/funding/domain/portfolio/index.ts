export * from './age-buckets.ts';
export * from './forecast.ts';
export * from './loan-figures.ts';
export * from './months-after.ts';
export * from './past-portfolio.ts';
export * from './portfolio-actions.ts';
export * from './refusals.ts';
export * from './stress-loan.ts';
