export * from './client-detail-actions.ts';
