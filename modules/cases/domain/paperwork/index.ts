export * from './brief-actions.ts';
export * from './brief-deliveries.ts';
export * from './case-brief.resource.ts';
export * from './case-consent.resource.ts';
export * from './decide-brief.ts';
