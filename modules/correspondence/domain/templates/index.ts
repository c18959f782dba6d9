export * from './ad-hoc-template.resource.ts';
export * from './ad-hoc-templates-at-start.ts';
export * from './mail-template.resource.ts';
export * from './mail-templates-at-start.ts';
export * from './reset-templates.ts';
