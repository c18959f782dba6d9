export * from './a-tenant.ts';
export * from './somebody.ts';
