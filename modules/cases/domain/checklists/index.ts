export * from './check-list.resource.ts';
export * from './checklist-actions.ts';
export * from './checklist-criteria.resource.ts';
export * from './copy-name.ts';
export * from './standard-checklists.ts';
