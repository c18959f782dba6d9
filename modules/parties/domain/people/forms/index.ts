import { clientDocument } from './client-document.resource.ts';
import { clientFormFile } from './client-form-file.resource.ts';
import { clientFormWorkflow } from './client-form.workflow.ts';
import { signFormOnline } from './sign-form-online.ts';

export * from './client-document.resource.ts';
export * from './client-form-file.resource.ts';
export * from './client-form.workflow.ts';
export * from './decide-form.ts';
export * from './form-choices.ts';
export * from './form-events.ts';
export * from './portal-form.ts';
export * from './refusals.ts';
export * from './sign-form-online.ts';
export * from './signature-of.ts';

export const formResources = [clientDocument, clientFormFile];
export const formActions = [signFormOnline];
export const formWorkflows = [clientFormWorkflow];
