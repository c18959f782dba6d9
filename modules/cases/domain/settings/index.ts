export * from './ama-service-fee.resource.ts';
export * from './default-pic.resource.ts';
export * from './ndis-service-item.resource.ts';
export * from './talking-point.resource.ts';
export * from './talking-points-at-start.ts';
export * from './talking-point-category.resource.ts';
