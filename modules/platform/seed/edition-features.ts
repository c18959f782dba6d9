import { featureKey, storedFeatures } from '../domain/index.ts';
import type { EditionName, FeatureMap, StoredFeature } from '../domain/index.ts';

const everywhere: readonly StoredFeature[] = ['RealtimeNotification', 'Subscription'];

/** What a tenant of an edition starts with; each tenant may differ. */
const features: Readonly<Record<EditionName, readonly StoredFeature[]>> = {
  MLP: [
    'Assessment',
    'MedNeg',
    'COTELE',
    'FileReview',
    'Supplementary',
    'MedicalRecord',
    'OT',
    'InquiryCentre',
    'AdHocTemplate',
    'QaStatus',
    'DictationRecording',
    'MatterTypeFiltering',
    'PayingSpecialist',
    'ICareClaim',
    'SpecialistAgreementTemplate',
    'PowerBIReport',
  ],
  'LAW CONNECT': [
    'Assessment',
    'FileReview',
    'Supplementary',
    'MedicalRecord',
    'MassTorts',
    'MVA',
    'TPD',
    'TimeTracking',
    'Disbursement',
    'DisbursementFunding',
    'LegalPracticeAPI',
    'CompanyPMSConfig',
    'MatterTypeFiltering',
    'AdHocTemplate',
  ],
  'FUNDING PROVIDER': [
    'Disbursement',
    'DisbursementFunding',
    'FundingTransaction',
    'TransactionInvoice',
    'InsuranceClaim',
    'LegalPracticeAPI',
    'LMQ',
    'AdHocTemplate',
  ],
  'LMQ PROVIDER': ['LMQ', 'MassTorts', 'DisbursementFunding', 'FundingTransaction'],
  MARKETING: ['MarketingCampaign', 'InquiryCentre', 'TreatmentProvider', 'AdHocTemplate'],
};

/** Every stored feature, on or off: nothing is left to a default that may change. */
export const switchedOn = (on: readonly StoredFeature[]): FeatureMap =>
  Object.fromEntries(
    storedFeatures.map((feature) => [featureKey(feature), on.includes(feature) ? 'True' : 'False']),
  );

export const editionFeatures = (edition: EditionName): FeatureMap =>
  switchedOn([...features[edition], ...everywhere]);
