export * from './table-key.ts';
export * from './table-setting.ts';
