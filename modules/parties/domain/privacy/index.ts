import { erasePerson, erasePersonTask } from './erase-person.ts';
import { erasure } from './erasure.resource.ts';
import { exportClient, exportPersonTask, exportSpecialist, exportUser } from './export-person.ts';
import { previewErasure } from './preview-erasure.ts';
import { readErasure } from './read-erasure.ts';
import { privacyRequest } from './privacy-request.resource.ts';
import { privacyRequestWorkflow } from './privacy-request.workflow.ts';

export * from './certificate-of-record.ts';
export * from './erase-person.ts';
export * from './erasure.resource.ts';
export * from './export-person.ts';
export * from './plan-erasure.ts';
export * from './preview-erasure.ts';
export * from './privacy-request.resource.ts';
export * from './privacy-request.workflow.ts';
export * from './read-erasure.ts';

export const privacyResources = [privacyRequest, erasure];
export const privacyActions = [
  exportClient,
  exportSpecialist,
  exportUser,
  previewErasure,
  erasePerson,
  readErasure,
];
export const privacyTasks = [exportPersonTask, erasePersonTask];
export const privacyWorkflows = [privacyRequestWorkflow];
