/** Doc 1 section 3. A feature is on when `Application:<Feature>` is the string True (B-052). */
export const storedFeatures = [
  'Assessment',
  'MedNeg',
  'COTELE',
  'FileReview',
  'Supplementary',
  'MedicalRecord',
  'MarketingCampaign',
  'TreatmentProvider',
  'MassTorts',
  'OT',
  'Disbursement',
  'DisbursementFunding',
  'InsuranceClaim',
  'FundingTransaction',
  'NDIS',
  'TimeTracking',
  'InquiryCentre',
  'LegalPracticeAPI',
  'MVA',
  'LMQ',
  'ICareClaim',
  'MagExtraResources',
  'AdHocTemplate',
  'CompanyPMSConfig',
  'QaStatus',
  'ServiceBudget',
  'RealtimeNotification',
  'TPD',
  'ImpairmentChecker',
  'BookingAgent',
  'DictationRecording',
  'MatterTypeFiltering',
  'EMLIntegration',
  'PayingSpecialist',
  'SpecialistAgreementTemplate',
  'TransactionInvoice',
  'Subscription',
  'PowerBIReport',
] as const;

export type StoredFeature = (typeof storedFeatures)[number];
export type FeatureName = StoredFeature | 'CaseManagement';
export type FeatureMap = Readonly<Record<string, string>>;

export const featureKey = (feature: string) => `Application:${feature}`;

/** Default when neither the tenant nor its edition says anything. */
export const featureDefaults: FeatureMap = Object.fromEntries(
  storedFeatures.map((feature) => [
    featureKey(feature),
    feature === 'RealtimeNotification' || feature === 'Subscription' ? 'True' : 'False',
  ]),
);

export type FeatureSource = 'tenant' | 'edition' | 'default';

/** Tenant over edition over default. */
export function featureValue(
  feature: string,
  tenant: FeatureMap,
  edition: FeatureMap,
): { value: string; source: FeatureSource } {
  const key = featureKey(feature);
  if (tenant[key] !== undefined) return { value: tenant[key], source: 'tenant' };
  if (edition[key] !== undefined) return { value: edition[key], source: 'edition' };
  return { value: featureDefaults[key] ?? 'False', source: 'default' };
}

/** B-053: CaseManagement is on when mass torts, NDIS or MVA is. */
export function effectiveFeatures(tenant: FeatureMap, edition: FeatureMap): FeatureName[] {
  const on = storedFeatures.filter(
    (feature) => featureValue(feature, tenant, edition).value === 'True',
  );
  const derived = (['MassTorts', 'NDIS', 'MVA'] as const).some((feature) => on.includes(feature));
  return derived ? [...on, 'CaseManagement'] : on;
}

/** The map that the tenant call answers: only the string True turns a feature on. */
export const featureMap = (on: readonly string[]): FeatureMap =>
  Object.fromEntries(
    [...storedFeatures, 'CaseManagement'].map((feature) => [
      featureKey(feature),
      on.includes(feature) ? 'True' : 'False',
    ]),
  );
