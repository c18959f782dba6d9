/** B-013. */
export const homePath = '/view/dashboard';
