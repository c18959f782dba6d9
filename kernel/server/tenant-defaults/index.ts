export * from './default-id.ts';
export * from './tenant-defaults.ts';
