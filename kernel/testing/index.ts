export * from './api.ts';
export * from './test-database.ts';
export * from './test-server.ts';
export * from './hostile-values.ts';
export * from './resource-contract.ts';
export * from './sample-record.ts';
