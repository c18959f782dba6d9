/** Doc 2 section 3, in its order. */
export const companyTypes = {
  employer: 'Employer',
  insurer: 'Insurer',
  selfInsurer: 'Self Insurer',
  publicInsurer: 'Public Insurer',
  lawDefendant: 'Law Defendant',
  lawPlaintiff: 'Law Plaintiff',
  lawPractice: 'Law Practice',
  interpreterProvider: 'Interpreter Provider',
  clientAcquisitions: 'Client Acquisitions',
  mlpSpecialist: 'MLP/Specialist',
  interpreterPartner: 'Interpreter Partner',
  supportCoordination: 'Support Coordination',
  fundingManager: 'Funding Manager',
  other: 'Other',
} as const;

/** Doc 2 section 3: broker, typist and other. */
export const contractorTypes = { broker: 'Broker', typist: 'Typist', other: 'Other' } as const;

/** E-061, in its order. */
export const genders = {
  male: 'Male',
  female: 'Female',
  nonBinary: 'Non-Binary',
  preferNotToSay: 'Prefer not to say',
} as const;
