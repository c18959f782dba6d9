export * from './somebody.ts';
