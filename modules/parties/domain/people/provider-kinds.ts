/** E-060, in its order. */
export const serviceProviderKinds = {
  typist: 'Typist',
  broker: 'Broker',
  interpreter: 'Interpreter',
} as const;

export const treatmentKinds = {
  generalPractice: 'General practice',
  hospital: 'Hospital',
  physiotherapy: 'Physiotherapy',
  psychology: 'Psychology',
  chiropractic: 'Chiropractic',
  occupationalTherapy: 'Occupational therapy',
  exercisePhysiology: 'Exercise physiology',
  imaging: 'Medical imaging',
  specialist: 'Specialist practice',
  other: 'Other',
} as const;
