export * from './case-money-overview-action.ts';
export * from './case-money-overview-facts.ts';
export * from './case-money-overview.ts';
export * from './find-disagreements.ts';
export * from './picture-lines.ts';
