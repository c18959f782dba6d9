import { exportClient, exportPersonTask, exportSpecialist, exportUser } from './export-person.ts';
import { previewErasure } from './preview-erasure.ts';
import { privacyRequest } from './privacy-request.resource.ts';
import { privacyRequestWorkflow } from './privacy-request.workflow.ts';

export * from './export-person.ts';
export * from './plan-erasure.ts';
export * from './preview-erasure.ts';
export * from './privacy-request.resource.ts';
export * from './privacy-request.workflow.ts';

export const privacyResources = [privacyRequest];
export const privacyActions = [exportClient, exportSpecialist, exportUser, previewErasure];
export const privacyTasks = [exportPersonTask];
export const privacyWorkflows = [privacyRequestWorkflow];
