export * from './blank-page.ts';
export * from './clean-up-summary.ts';
export * from './grey-picture.ts';
export * from './page-print.ts';
export * from './same-page.ts';
