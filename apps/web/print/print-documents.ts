import { billingPrintRoutes } from '#billing/domain';
import { daysheetPrintRoute } from '#booking/domain';
import { DaysheetButtons } from '#booking/web';
import {
  casePrintRoutes,
  caseSummaryRoutes,
  impairmentPrintRoute,
  quotationPrintRoute,
} from '#cases/domain';
import type { PrintRoute } from '#documents/domain';
import { letterPrintRoute } from '#documents/domain';
import { fundingPrintRoutes } from '#funding/domain';
import { agreementPrintRoute } from '#parties/domain';
import type { ComponentType } from 'react';
import type { DocumentControls } from './html-document.tsx';

/** Doc 3 sections 2.1 and 7.5, R-265 to R-284: every document that a page of its own shows. */
export const printDocuments: readonly PrintRoute[] = [
  letterPrintRoute,
  agreementPrintRoute,
  daysheetPrintRoute,
  ...casePrintRoutes,
  quotationPrintRoute,
  impairmentPrintRoute,
  ...caseSummaryRoutes,
  ...billingPrintRoutes,
  ...fundingPrintRoutes,
];

export type PrintButtons = DocumentControls & { query: Readonly<Record<string, unknown>> };

/** Floating buttons of their own; they get the parameters of the call, and how to print it. */
export const printButtons: Readonly<Record<string, ComponentType<PrintButtons>>> = {
  [daysheetPrintRoute.page]: DaysheetButtons,
};
