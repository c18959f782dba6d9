import type { ServerModule } from '#kernel/server';
import { partiesDemo } from '../demo/index.ts';
import { activeClients } from './people/active-clients.ts';
import { formReturnedNotice, formSignedByLink, portalFormRoutes } from './people/forms/index.ts';
import { portalAccountHandler } from './people/portal-account.handler.ts';
import { portalRoutes } from './people/portal-routes.ts';
import { partyFacts } from './actor-facts.ts';
import { offerAccount } from './company/case-manager-account.ts';
import { caseManagerHandlers } from './company/case-manager.handlers.ts';
import { companyGroupHandlers } from './company/company-group.handlers.ts';
import { companyHandlers } from './company/company.handlers.ts';
import { highRiskNotice } from './company/high-risk-notice.ts';
import { centreHandlers } from './centre/centre.handlers.ts';
import { highRiskHandlers } from './company/high-risk.handlers.ts';
import { peopleHandlers, peopleRules } from './people/index.ts';
import { campaignHandlers, inquiryHandlers } from './relations/inquiry.handlers.ts';
import { pmsConfigHandlers, sealedPmsSecrets } from './company/pms-config.handlers.ts';
import { providerReportHandler } from './company/provider-report.handler.ts';
import {
  agreementPrint,
  allSpecialistHandlers,
  contractSignedByLink,
  contractSignedNotice,
} from './specialist/index.ts';
import { privacyRequestHandlers } from './privacy/privacy-request.handlers.ts';
import { previewErasureHandler } from './privacy/preview-erasure.handler.ts';
import { erasePersonHandler, erasureApproved } from './privacy/erase-person.handler.ts';
import { readErasureHandler } from './privacy/read-erasure.handler.ts';
import { erasePersonWork } from './privacy/erase-person-work.ts';
import { exportPersonHandlers, exportPersonWork } from './privacy/export-person.ts';
import { partiesInvariants } from './parties-invariants.ts';
import { letterRecipients } from './letters/letter-recipients.ts';
import { partiesTables } from './tables.ts';
import { partyTemplateFacts } from './template-facts.ts';

export { feeQuestionPoint } from './specialist/fee-question-point.ts';
export { clientStaffPoint } from './people/forms/index.ts';
export { isStopped } from './bookability-flags.ts';
export { clientActivity } from './people/active-clients.ts';
export { certificateOf } from './privacy/certificate-of.ts';
export type { StoredCertificate } from './privacy/certificate-of.ts';
export { keptForLawPoint } from './privacy/kept-for-law-point.ts';
export { portalClientId } from './people/portal-client.ts';
export { bookingSources } from './people/booking-history.ts';
export type {
  Booking,
  BookingsAsked,
  BookingSource,
  ServiceBookings,
} from './people/booking-history.ts';

export const partiesServer: ServerModule = {
  name: 'parties',
  database: partiesTables,
  contributes: [
    partyFacts,
    activeClients,
    agreementPrint,
    erasureApproved,
    ...letterRecipients,
    ...partyTemplateFacts,
  ],
  sealed: [sealedPmsSecrets],
  handlers: [
    ...highRiskHandlers,
    ...inquiryHandlers,
    ...campaignHandlers,
    ...companyHandlers,
    ...companyGroupHandlers,
    ...pmsConfigHandlers,
    ...caseManagerHandlers,
    ...peopleHandlers,
    portalAccountHandler,
    providerReportHandler,
    ...allSpecialistHandlers,
    ...centreHandlers,
    ...exportPersonHandlers,
    previewErasureHandler,
    erasePersonHandler,
    readErasureHandler,
    ...privacyRequestHandlers,
  ],
  tasks: { work: [exportPersonWork, erasePersonWork] },
  rules: [offerAccount, ...peopleRules],
  invariants: partiesInvariants,
  async routes(app, services) {
    portalRoutes(app, services);
    await portalFormRoutes(app, services);
  },
  subscriptions: [
    highRiskNotice,
    contractSignedByLink,
    contractSignedNotice,
    formReturnedNotice,
    formSignedByLink,
  ],
  demo: partiesDemo,
};
