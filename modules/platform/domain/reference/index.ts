export * from './city.resource.ts';
export * from './country.resource.ts';
export * from './place-query.ts';
