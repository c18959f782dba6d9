export * from './delivery-report.ts';
export * from './incoming-mail.resource.ts';
export * from './incoming-mail.workflow.ts';
export * from './read-incoming-body.ts';
export * from './refusals.ts';
export * from './reply-address.ts';
