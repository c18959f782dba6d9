import { exportClient, exportPersonTask, exportSpecialist, exportUser } from './export-person.ts';
import { previewErasure } from './preview-erasure.ts';

export * from './export-person.ts';
export * from './plan-erasure.ts';
export * from './preview-erasure.ts';

export const privacyActions = [exportClient, exportSpecialist, exportUser, previewErasure];
export const privacyTasks = [exportPersonTask];
