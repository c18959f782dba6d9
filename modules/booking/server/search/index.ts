export { sessionDetailHandlers } from './session-details.handlers.ts';
export { availabilityRoutes } from './availability-file.ts';
export { searchHandlers } from './search.handlers.ts';
