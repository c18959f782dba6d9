export * from './brand-images.ts';
export * from './setting-fields.ts';
export * from './setting-groups.ts';
export * from './setting-item.ts';
export * from './tenant-settings.ts';
