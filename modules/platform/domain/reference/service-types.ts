/** E-026. The keys are those of the wire. */
export const serviceTypes = {
  IME: 'IME (independent assessment)',
  MT: 'MT (mass tort)',
  OT: 'OT (occupational therapy)',
  CO: 'CO (conclave and court)',
  SUPP: 'SUPP (supplementary report)',
  FR: 'FR (file review)',
  MN: 'MN (medical negligence)',
} as const;

export type ServiceType = keyof typeof serviceTypes;
