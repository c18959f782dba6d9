import type { Tones } from '#kernel/domain';

/** E-050, G-057: how far the practice is with a specialist. The wire uses the names of E-051. */
export const recruitmentStatuses = {
  RECRUITING: 'Recruiting',
  ONBOARDING: 'Onboarding',
  ONBOARDED: 'Onboarded',
  EXCLUDING: 'Excluding',
  NON_BOOKING_CONTACT: 'Non-Booking Contact',
} as const;

export const recruitmentTones: Tones<typeof recruitmentStatuses> = {
  ONBOARDING: 'info',
  ONBOARDED: 'success',
  EXCLUDING: 'danger',
};

/** G-057: follows enable and disable. */
export const specialistStatuses = { ACTIVE: 'Active', INACTIVE: 'Inactive' } as const;

/** E-053: the wire carries the numbers. */
export const feeArrangements = {
  '1': 'Split fee across all matters',
  '2': 'Split fee for gazette only and fixed rate for others',
  '3': 'Split fee for gazette and non-gazette but fixed rate for medical negligence',
  '4': 'Fixed rate for all',
} as const;

/** G-128: gazette matters are paid by the WorkCover gazetted fees. */
export const matterKinds = {
  gazette: 'Gazette',
  nonGazette: 'Non-gazette',
  medNeg: 'Medical negligence',
} as const;

/** E-054. */
export const specialistPrepayments = { required: 'Required', paid: 'Paid' } as const;

/** E-055. */
export const specialistReportDeliveries = {
  link: 'Download link in email',
  attachment: 'Attachment',
  both: 'Both',
  loggedIn: 'Logged-in download only',
} as const;

/** E-056. */
export const acceptances = {
  underReview: 'Under Review',
  accepted: 'Accepted',
  rejected: 'Rejected',
} as const;

/** E-057. */
export const onboardingStages = {
  pending: 'Pending',
  stage1: 'Stage 1',
  stage2: 'Stage 2',
  stage3: 'Stage 3',
  stage4: 'Stage 4',
} as const;

export const onboardingTones: Tones<typeof onboardingStages> = {
  stage1: 'info',
  stage2: 'info',
  stage3: 'info',
  stage4: 'success',
};

/** E-058, G-095. */
export const specialistAdminLevels = {
  SPECIALIST: 'Specialist',
  SPECIFIC_ADMIN: 'Assistant of named specialists',
  GENERAL_ADMIN: 'Practice manager',
  GENERAL_ADMIN_2: 'Practice manager without fees',
} as const;

/** E-059. */
export const exclusionReasons = {
  unpaidDebt: 'Unpaid debt',
  poorPaymentRecords: 'Poor payment records',
  highCancellationRate: 'High cancellation rate',
} as const;

/** C-325, typeOfAssessmentsAcceptedAllow. */
export const assessmentTypes = {
  ime: 'IME',
  supplementary: 'Supplementary report',
  fileReview: 'File review',
  medNeg: 'Medical negligence',
  ot: 'Occupational therapy',
  teleconference: 'Teleconference',
} as const;

/** Doc 2 section 3, consultation types; B-181 asks for them as `preferences`. */
export const consultationPreferences = {
  inPerson: 'In-person',
  telehealth: 'Telehealth',
  phone: 'Phone',
  homeVisit: 'Home assessment',
} as const;

/** D-018. */
export const contractTemplates = {
  standard: 'Specialist services agreement',
  medNeg: 'Medical negligence panel agreement',
  telehealth: 'Telehealth assessment agreement',
} as const;

/** G-029. */
export const contractStatuses = {
  draft: 'Draft',
  sent: 'Sent for signature',
  signed: 'Signed',
  cancelled: 'Cancelled',
} as const;

export const contractTones: Tones<typeof contractStatuses> = {
  sent: 'info',
  signed: 'success',
  cancelled: 'danger',
};

export type RecruitmentStatus = keyof typeof recruitmentStatuses;
export type Acceptance = keyof typeof acceptances;
export type FeeArrangement = keyof typeof feeArrangements;
export type MatterKind = keyof typeof matterKinds;
export type OnboardingStage = keyof typeof onboardingStages;
export type AssessmentType = keyof typeof assessmentTypes;
export type ContractStatus = keyof typeof contractStatuses;
