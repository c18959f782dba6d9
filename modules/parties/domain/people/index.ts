import { clientBookingHistory, contractorBookingHistory } from './booking-history.ts';
import { client } from './client.resource.ts';
import { resendContractorOffer, updateContractorDetail } from './contractor-account.ts';
import { contractor } from './contractor.resource.ts';
import { clientSeenBy } from './seen-by.ts';
import { formActions, formResources } from './forms/index.ts';
import { offerPortalAccount } from './portal-account.ts';
import { serviceProvider } from './service-provider.resource.ts';
import { staff } from './staff.resource.ts';
import { treatmentProvider } from './treatment-provider.resource.ts';

export * from './booking-history.ts';
export * from './client-from-words.ts';
export * from './client.resource.ts';
export * from './contractor-account.ts';
export * from './contractor.resource.ts';
export * from './decide-case-manager.ts';
export * from './forms/index.ts';
export * from './portal-account.ts';
export * from './provider-kinds.ts';
export * from './refusals.ts';
export * from './seen-by.ts';
export * from './service-provider.resource.ts';
export * from './staff-account.ts';
export * from './staff.resource.ts';
export * from './treatment-provider.resource.ts';

export const peopleResources = [
  contractor,
  client,
  ...formResources,
  staff,
  serviceProvider,
  treatmentProvider,
];

export const peopleActions = [
  ...formActions,
  clientBookingHistory,
  contractorBookingHistory,
  clientSeenBy,
  offerPortalAccount,
  resendContractorOffer,
  updateContractorDetail,
];
