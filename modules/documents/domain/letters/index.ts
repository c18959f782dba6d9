export * from './addressee.ts';
export * from './letter-actions.ts';
export * from './letter-document.ts';
