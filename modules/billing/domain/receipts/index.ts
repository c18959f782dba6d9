export * from './allocation.resource.ts';
export * from './decide-allocation.ts';
export * from './receipt.resource.ts';
