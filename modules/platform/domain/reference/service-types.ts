/** E-026. The keys are those of the wire. */
export const serviceTypes = {
  IME: 'Independent medical assessment (IME)',
  MT: 'Mass tort (MT)',
  OT: 'Occupational therapy (OT)',
  CO: 'Conclave and court (CO)',
  SUPP: 'Supplementary report (SUPP)',
  FR: 'File review (FR)',
  MN: 'Medical negligence (MN)',
} as const;

export type ServiceType = keyof typeof serviceTypes;
