export { aroundSearchHandlers } from './around-search.handlers.ts';
export { availabilityRoutes } from './availability-file.ts';
export { searchHandlers } from './search.handlers.ts';
