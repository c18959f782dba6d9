export * from './setting-fields.ts';
export * from './setting-groups.ts';
export * from './tenant-settings.ts';
