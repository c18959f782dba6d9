export { clientStaffPoint } from './client-staff-point.ts';
export { followSavedForm } from './follow-saved-form.ts';
export { formWithPagesStays } from './form-rule.ts';
export { formReturnedNotice } from './form-returned-notice.ts';
export { formSignedByLink } from './form-signed.ts';
export { formHandlers } from './form.handlers.ts';
export { portalFormRoutes } from './portal-form-routes.ts';
export { portalForms } from './portal-forms.ts';
