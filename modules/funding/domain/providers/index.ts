export * from './funding-provider.resource.ts';
export * from './provider-actions.ts';
