export * from './api.ts';
export * from './test-database.ts';
export * from './test-server.ts';
