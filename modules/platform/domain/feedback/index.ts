export * from './feedback-inbox.ts';
export * from './feedback.resource.ts';
