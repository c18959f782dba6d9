import type { Rule } from '#kernel/server';
import { bookingHistoryHandlers } from './booking-history.handlers.ts';
import { caseManagerOfClient } from './case-manager-of-client.ts';
import { contractorHandlers, offerContractorAccount } from './contractor.handlers.ts';
import { followSavedForm, formHandlers, formWithPagesStays } from './forms/index.ts';
import { seenByHandler } from './seen-by.handler.ts';
import {
  openStaffAccount,
  staffAccountIsNotAbove,
  staffRolesNeedSecondPerson,
} from './staff-account.ts';

export const peopleHandlers = [
  ...bookingHistoryHandlers,
  ...contractorHandlers,
  ...formHandlers,
  seenByHandler,
];

export const peopleRules: readonly Rule[] = [
  caseManagerOfClient,
  followSavedForm,
  formWithPagesStays,
  offerContractorAccount,
  openStaffAccount,
  staffAccountIsNotAbove,
  ...staffRolesNeedSecondPerson,
];
