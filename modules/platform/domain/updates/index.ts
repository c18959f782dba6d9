export * from './publish.ts';
export * from './system-update.resource.ts';
export * from './text-blocks.ts';
