import { screensFor, TabLink } from '#kernel/web';
import { ot, otQuotation } from '../../domain/index.ts';
import { NewQuotationRequest } from './new-quotation-request.tsx';

export const otQuotationScreens = screensFor(otQuotation, {
  listActions: NewQuotationRequest,
  actions: ({ record }) => (
    <TabLink to={`/view/${ot.segment}/detail/${record.otId}`}>Open the case</TabLink>
  ),
});
