export * from './sent-statement.resource.ts';
export * from './statement-day.ts';
export * from './statement-document.ts';
