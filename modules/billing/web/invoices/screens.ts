import type { ScreenLoader, WebModule } from '#kernel/web';
import { lazy } from 'react';
import { paperworkTypes } from '#cases/domain';
import { requestPrepayment } from '../../domain/index.ts';

/** An invoice once it is made. */
export const afterInvoicingScreens: Readonly<Record<string, ScreenLoader>> = {
  invoice: async () => (await import('./invoice.screens.tsx')).invoiceScreens,
  creditNote: async () => (await import('./credit-note.screens.tsx')).creditNoteScreens,
  invoiceReminderRule: async () =>
    (await import('./invoice-reminder-rule.screens.tsx')).invoiceReminderRuleScreens,
  prepaymentRequest: async () => (await import('./prepayment.screens.tsx')).prepaymentScreens,
  icareClaim: async () => (await import('./icare-claim.screens.tsx')).icareClaimScreens,
};

/** A case that waits for money asks for it from its own page. */
export const prepaymentActions: NonNullable<WebModule['actions']> = paperworkTypes.map(
  ({ resource }) => ({
    on: resource.name,
    ability: requestPrepayment.ability,
    action: lazy(async () => ({
      default: (await import('./request-prepayment-button.tsx')).RequestPrepaymentOfCase,
    })),
  }),
);
