/** The password of every demo account. */
export const PASSWORD = 'Caseway!2026';
