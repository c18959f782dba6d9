export * from './apply-prices.ts';
export * from './compare.ts';
export * from './listed-price.resource.ts';
export * from './price-list-actions.ts';
export * from './read-catalogue.ts';
export * from './refusals.ts';
