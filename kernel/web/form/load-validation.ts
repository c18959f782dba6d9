/** The shared schema. It comes with the first change: opening a form needs no judge. */
export const loadValidation = () => import('./validation.ts');
