export * from './markup-text.ts';
export * from './readable-files.ts';
export * from './rtf-text.ts';
export * from './split-into-parts.ts';
export * from './text-limits.ts';
export * from './text-status.ts';
