import type { PrintRoute } from '#documents/domain';
import { viewAgreement } from './agreement.ts';

/** R-284, C-216. */
export const agreementPrintRoute: PrintRoute = {
  page: '/view/specialist/template',
  type: 'specialistAgreement',
  call: viewAgreement.route,
  needs: 'id',
  sends: { contractId: 'contractId' },
  input: viewAgreement.input,
};
