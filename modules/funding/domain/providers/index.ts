export * from './funding-provider.resource.ts';
