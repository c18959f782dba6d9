export * from './health-checks.ts';
export * from './migration.ts';
