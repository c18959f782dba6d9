/** The parts of a price that are tried. */
export const priceSections = {
  Price: ['unitPrice', 'hasGst', 'effectiveFrom', 'effectiveTo'],
  'Applies to': ['kind', 'companyId', 'schemeId', 'specialistId', 'specialtyId'],
} as const;
