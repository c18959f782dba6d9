import type { LookupCategory } from './lookup-categories.ts';

/** Lists whose values belong under a value of another list. */
export const parentCategory: Readonly<Partial<Record<LookupCategory, LookupCategory>>> = {
  subSpecialty: 'specialty',
  subTypeOfReport: 'typeOfReport',
};
