import type { ServerModule } from '#kernel/server';
import { casesDemo } from '../demo/index.ts';
import { appointmentParts } from './appointment/index.ts';
import { boardHandler } from './board/board.handler.ts';
import { casePageParts } from './case-page/index.ts';
import { checklistDefaults } from './checklists/checklist-defaults.ts';
import { copyChecklistHandler } from './checklists/copy-checklist.handler.ts';
import { caseActivity } from './engine/client-activity.ts';
import { casesKeptForLaw } from './engine/kept-for-law.ts';
import { staffOfClient } from './client-forms/staff-of-client.ts';
import { resetChecklistsHandler } from './checklists/reset-checklists.handler.ts';
import { makeTaskChecklists } from './checklists/make-task-checklists.ts';
import { taskChecklistHandlers } from './checklists/task-checklist.handlers.ts';
import { clientDetailHandlers } from './client-details/client-detail.handlers.ts';
import { coMoveHandlers, conferenceParts } from './co/index.ts';
import { correctionHandlers } from './corrections/correction.handlers.ts';
import { dictationHandlers, recordingAccess } from './dictation/index.ts';
import { engineHandlers, engineParts } from './engine/index.ts';
import { caseInvariants } from './invariants/index.ts';
import { imeMoveHandlers } from './ime/ime.handlers.ts';
import { letterParts } from './letters/index.ts';
import { keepDemoConsents, paperworkParts, sendPaperworkHandlers } from './paperwork/index.ts';
import { retentionParts } from './retention/index.ts';
import { reminderParts } from './reminders/index.ts';
import { invitedCases } from './links/invited-cases.ts';
import { sharedCases } from './links/shared-cases.ts';
import { medicalNegligenceParts, mnMoveHandlers } from './mn/index.ts';
import { medicalRecordParts, mrMoveHandlers } from './mr/index.ts';
import { massTortParts, mtMoveHandlers } from './mt/index.ts';
import { mvaMoveHandlers, mvaParts } from './mva/index.ts';
import { ndisMoveHandlers, ndisParts } from './ndis/index.ts';
import { otMoveHandlers } from './ot/ot.handlers.ts';
import { quotationParts } from './quotation/index.ts';
import { impairmentPrint } from './impairment/impairment-print.ts';
import { priceListHandlers } from './price-lists/price-list.handlers.ts';
import { requestMoveHandlers, requestParts } from './request/index.ts';
import { imsApprovalHandlers } from './ims/ims-approval.handlers.ts';
import { insuranceClaimParts } from './insurance-claim/claim.handler.ts';
import { joinParts } from './join-parts.ts';
import type { ServerPart } from './join-parts.ts';
import { progressReportRoutes } from './progress-report/booking-progress-report.ts';
import { reportParts } from './reports/index.ts';
import { changeCasesWork } from './search/change-cases-work.ts';
import { changeCasesHandler } from './search/change-cases.handler.ts';
import { statusesOfCasesHandler } from './search/statuses-of-cases.handler.ts';
import { countHandlers } from './status-logs/count.handlers.ts';
import { statusLogHandlers } from './status-logs/status-log.handlers.ts';
import { casesTables } from './tables.ts';
import { tpdMoveHandlers, tpdParts } from './tpd/index.ts';
import { talkingPointDefaults } from './settings/talking-point-defaults.ts';
import { tellTypist, typingHandlers, typingRenderer } from './typing/index.ts';
import { timeParts } from './time-tracking/index.ts';

export { billingByHandPoint, casePricePoint } from './engine/index.ts';
export { feesOfSpecialists } from './engine/specialist-fees.ts';
export { tenantZone, todayOf } from '#platform/server';
export { chargesOfCase } from './engine/charges-of-case.ts';
export { chargesToInvoice, nextChargesToInvoice } from './engine/charges-to-invoice.ts';
export type { ChargeCursor } from './engine/charges-to-invoice.ts';
export { followBilling } from './engine/follow-billing.ts';
export { claimMoneyPoint } from './insurance-claim/claim-money-point.ts';
export { caseMoneyPoint } from './retention/case-money-point.ts';
export type { MoneyOfCase } from './retention/case-money-point.ts';
export { staysWhenDisposedPoint } from './retention/stays-when-disposed-point.ts';
export { linkedCase } from './engine/linked-case.ts';
export { storedCase } from './engine/index.ts';
export { spentCharges } from './engine/spent-charges.ts';

const settingParts: ServerPart = {
  handlers: [
    copyChecklistHandler,
    resetChecklistsHandler,
    ...taskChecklistHandlers,
    ...imsApprovalHandlers,
  ],
  subscriptions: [makeTaskChecklists],
  tenantDefaults: (given) => [...checklistDefaults(given), ...talkingPointDefaults(given)],
};

const listParts: ServerPart = {
  handlers: [
    ...statusLogHandlers,
    ...countHandlers,
    ...clientDetailHandlers,
    boardHandler,
    changeCasesHandler,
    statusesOfCasesHandler,
  ],
  tasks: { work: [changeCasesWork] },
  routes: progressReportRoutes,
};

export const casesServer: ServerModule = {
  name: 'cases',
  ...joinParts([
    { database: casesTables, invariants: caseInvariants },
    settingParts,
    {
      ...engineParts,
      handlers: engineHandlers([
        ...imeMoveHandlers,
        ...otMoveHandlers,
        ...mtMoveHandlers,
        ...mvaMoveHandlers,
        ...tpdMoveHandlers,
        ...requestMoveHandlers,
        ...coMoveHandlers,
        ...mnMoveHandlers,
        ...mrMoveHandlers,
        ...ndisMoveHandlers,
        ...sendPaperworkHandlers,
      ]),
    },
    appointmentParts,
    casePageParts,
    listParts,
    insuranceClaimParts,
    paperworkParts,
    letterParts,
    reminderParts,
    retentionParts,
    reportParts,
    { handlers: correctionHandlers },
    {
      contributes: [recordingAccess, typingRenderer],
      handlers: [...dictationHandlers, ...typingHandlers],
      rules: [tellTypist],
    },
    quotationParts,
    requestParts,
    massTortParts,
    mvaParts,
    tpdParts,
    timeParts,
    { handlers: priceListHandlers, contributes: [impairmentPrint] },
    { contributes: [invitedCases, sharedCases, staffOfClient, caseActivity, casesKeptForLaw] },
    conferenceParts,
    medicalNegligenceParts,
    medicalRecordParts,
    ndisParts,
  ]),
  demo: { ...casesDemo, finish: keepDemoConsents },
};
