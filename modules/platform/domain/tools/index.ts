export * from './flush-caches.ts';
