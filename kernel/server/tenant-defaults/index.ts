export * from './default-id.ts';
export * from './tenant-defaults.ts';
export * from './give-defaults.job.ts';
