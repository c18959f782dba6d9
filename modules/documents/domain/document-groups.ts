export const documentGroups = {
  report: 'Reports',
  referral: 'Referrals and instructions',
  clinical: 'Clinical records',
  imaging: 'Imaging and pathology',
  legal: 'Legal documents',
  claim: 'Claim documents',
  financial: 'Financial documents',
  identity: 'Identity and consent',
  correspondence: 'Correspondence',
} as const;
