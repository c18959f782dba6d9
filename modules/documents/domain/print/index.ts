export * from './define-document.ts';
export * from './letterhead.ts';
export * from './print-route.ts';
export * from './print-style.ts';
