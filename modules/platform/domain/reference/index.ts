export * from './australian-states.ts';
export * from './city.resource.ts';
export * from './country.resource.ts';
export * from './place-query.ts';
export * from './lookup-categories.ts';
export * from './lookup-config.resource.ts';
export * from './pic-steps.ts';
export * from './service-types.ts';
