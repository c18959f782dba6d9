import { expect, test } from 'vitest';
import * as own from './index.ts';

const { company, specialist, caseManager, client, contractor, centre, staff } = own;

/** Fields as the spec names them, and ours where the two differ (README, "Names"). */
const entities = [
  [
    'D-015',
    company,
    'businessType highRiskApplied highRiskAppliedFrom highRiskAppliedTo highRiskReasonToBookingCm highRiskReasonToStaff',
  ],
  [
    'D-017',
    specialist,
    'fullName title businessEmail personalEmail specialty specialistStatus recruitmentStatus onboardedDate onboardedEndDate providerNumber providerNumber2 providerNumber3 providerNumber4 providerNumberNote providerNumber2Note providerNumber3Note providerNumber4Note feeArrangement prepaymentStatus reportDelivery acceptance stagedOnboarding adminLevel exclusionReason',
  ],
  ['D-018', own.specialistContract, 'template startDate endDate signedDate status'],
  [
    'D-019] [G-011',
    caseManager,
    'titleId firstName lastName email phone mobile companyId businessUnitId position side consent recruitmentStatus isActive userId notices notes gender',
  ],
  [
    'D-020] [G-012',
    client,
    'titleId firstName lastName dateOfBirth gender phone mobile email address languageId interpreterRequired claimNo injuryDate bodyPartIds matterTypeId companyId isActive',
  ],
  [
    'D-021] [G-013',
    contractor,
    'type companyId firstName lastName email phone abn address isActive userId',
  ],
  [
    'D-022] [G-014',
    centre,
    'name ownershipType address state postcode country timeZone phone email contactName serviceTypeIds specialistIds receiveBooking parkingNotes accessNotes isActive',
  ],
  [
    'D-023] [G-015',
    staff,
    'titleId firstName lastName email phone jobTitleId roleIds userGroupIds extension isActive pictureId',
  ],
  [
    'D-090',
    own.treatmentProvider,
    'name kind contactName providerNo email recordsEmail phone address isActive',
  ],
  ['D-091', own.companyGroup, 'name companyIds note isActive'],
  ['D-096', own.marketingCampaign, 'name status startDate endDate budget'],
  ['D-098', own.saleTarget, 'financialYear period staffId saleTypeId targetAmount achievedAmount'],
  ['D-116', own.serviceProvider, 'name kind contactName email phone languageIds isActive'],
  ['D-125', own.relationshipActivity, 'type subject activityDate companyId staffId note'],
  ['D-126', own.inquiry, 'subject contactName companyName email phone serviceType state'],
] as const;

test.each(entities)('[%s] the fields are those of the spec', (_row, { fields }, names) => {
  expect(Object.keys(fields)).toEqual(expect.arrayContaining(names.split(' ')));
});

/** What hangs on a record by itself: its parent, and the last part of its address. */
const parts = [
  ['D-015] [E-125', own.companyBusinessUnit, 'business-units'],
  ['D-015] [E-125', own.companyFavouriteSpecialist, 'favourite-specialists'],
  ['D-015] [E-125', own.companyBookingAgent, 'booking-agents'],
  ['D-017', own.specialistContract, 'contracts'],
  ['D-017', own.specialistReportType, 'report-types'],
  ['D-017', own.specialistFee, 'fees'],
] as const;

test.each(parts)('[%s] a part of its parent', (_row, { parent }, as) => {
  expect(parent?.as).toBe(as);
});

const labels = (choices: object) => Object.values(choices).join(', ');
const keys = (choices: object) => Object.keys(choices).join(', ');

const catalogues = [
  ['E-018] [G-061', keys(own.contractorTypes), 'broker, typist, other'],
  [
    'E-049',
    labels(own.companyTypes),
    'Employer, Insurer, Self Insurer, Public Insurer, Law Defendant, Law Plaintiff, Law Practice, Interpreter Provider, Client Acquisitions, MLP/Specialist, Interpreter Partner, Support Coordination, Funding Manager, Other',
  ],
  [
    'E-050] [G-057',
    labels(own.recruitmentStatuses),
    'Recruiting, Onboarding, Onboarded, Excluding, Non-Booking Contact',
  ],
  ['E-051] [G-057', keys(own.specialistStatuses), 'ACTIVE, INACTIVE'],
  [
    'E-053] [G-128',
    labels(own.feeArrangements).toLowerCase(),
    'split fee across all matters, split fee for gazette only and fixed rate for others, split fee for gazette and non-gazette but fixed rate for medical negligence, fixed rate for all',
  ],
  ['E-053', keys(own.feeArrangements), '1, 2, 3, 4'],
  ['E-054', labels(own.specialistPrepayments), 'Required, Paid'],
  ['E-056', labels(own.acceptances), 'Under Review, Accepted, Rejected'],
  ['E-057', labels(own.onboardingStages), 'Pending, Stage 1, Stage 2, Stage 3, Stage 4'],
  [
    'E-058',
    keys(own.specialistAdminLevels),
    'SPECIALIST, SPECIFIC_ADMIN, GENERAL_ADMIN, GENERAL_ADMIN_2',
  ],
  [
    'E-059',
    labels(own.exclusionReasons).toLowerCase(),
    'unpaid debt, poor payment records, high cancellation rate',
  ],
  ['E-060', labels(own.serviceProviderKinds), 'Typist, Broker, Interpreter'],
  ['E-061', labels(own.genders), 'Male, Female, Non-Binary, Prefer not to say'],
  ['E-062', labels(own.sides), 'P, D, P & D, Unknown'],
  [
    'E-063',
    labels(own.consents),
    'Unsubscribed Expressed, Subscribed Expressed, Subscribed Inferred',
  ],
] as const;

test.each(catalogues)('[%s] the values are those of the spec, in its order', (_row, ours, spec) => {
  expect(ours).toBe(spec);
});

test('[E-052] [B-179] four provider numbers, each with its note', () => {
  const names = ['providerNumber', 'providerNumber2', 'providerNumber3', 'providerNumber4'];

  for (const name of names) {
    expect(specialist.fields).toHaveProperty(name);
    expect(specialist.fields).toHaveProperty(`${name}Note`);
  }
});

/** E-121; clinical records come with the cases, appointment sessions check their times. */
const similar = [client, caseManager, contractor, company, centre];

test.each(similar)('[E-120] [E-121] $name is checked for doubles while it is typed', (resource) => {
  expect(Object.keys(resource.similar ?? {}).toSorted()).toEqual(['email', 'lastName', 'name']);
});

/** S rows: list, add and detail. */
const screens = [
  ['S-079', caseManager, 'case-managers'],
  ['S-080', company, 'companies'],
  ['S-081', own.companyGroup, 'company-groups'],
  ['S-082', centre, 'centres'],
  ['S-083', client, 'clients'],
  ['S-084', contractor, 'contractors'],
  ['S-085', specialist, 'specialists'],
  ['S-095', own.serviceProvider, 'service-provider'],
  ['S-104', own.marketingCampaign, 'marketing-campaigns'],
  ['S-105', own.treatmentProvider, 'treatment-providers'],
] as const;

test.each(screens)('[%s] list, add and detail have their pages', (_row, resource, segment) => {
  expect(resource.segment).toBe(segment);
  expect(resource.pages?.only).toBeUndefined();
  expect(Object.keys(resource.verbs)).toEqual(
    expect.arrayContaining(['list', 'read', 'create', 'update']),
  );
});

const pages = [
  ['S-014', '/view/dr-account', ['SPECIALIST']],
  ['S-015', '/view/cm-profile', ['CASE_MANAGER']],
] as const;

test.each(pages)('[%s] %s is for %s only', (_row, path, roles) => {
  expect(own.partiesPages.find((page) => page.path === path)?.roles).toEqual(roles);
});

/** G-055: one page each; records are added and changed on it. */
const lists = [
  ['S-031', own.inquiry, 'inquiry-centre'],
  ['S-035', own.relationshipActivity, 'relationship-activities'],
  ['S-103', own.saleTarget, 'sale-targets'],
] as const;

test.each(lists)('[%s] the list stands where the spec has it', (_row, resource, segment) => {
  expect(resource.segment).toBe(segment);
  expect(resource.verbs).toHaveProperty('list');
});
