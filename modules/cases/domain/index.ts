import { defineModule } from '#kernel/domain';
import {
  checkList,
  checklistCriteria,
  copyChecklist,
  resetChecklists,
  taskChecklist,
  taskChecklistActions,
} from './checklists/index.ts';
import { attendanceTask, cancellationTask } from './appointment/index.ts';
import { appointmentActions } from './appointment-types.ts';
import {
  briefOpening,
  caseBrief,
  caseConsent,
  makeBrief,
  makeBriefTask,
  sendBrief,
} from './paperwork/index.ts';
import { paperworkActions } from './paperwork-types.ts';
import { reminderRule } from './reminders/index.ts';
import { impairmentLine } from './impairment/index.ts';
import { imsApproval, imsApprovalWorkflow } from './ims/index.ts';
import {
  addDictation,
  caseDictation,
  caseDictationReport,
  dictationReports,
  saveDictationReport,
  setPic7,
} from './dictation/index.ts';
import {
  saveTypedText,
  typingDesk,
  typingFigures,
  typingJob,
  typingWorkflow,
  typistsToAssign,
} from './typing/index.ts';
import {
  anyCase,
  caseCharge,
  casePermission,
  casePic,
  changeCaseStatus,
  checkExistCaseNo,
  previewMove,
  priceCharge,
  sectionActions,
  setCasePermission,
} from './engine/index.ts';
import { co, coActions, coParticipant, coSlot, coWorkflow } from './co/index.ts';
import { ime, imeWorkflow } from './ime/index.ts';
import { mn, mnActions, mnLink, mnOpinion, mnWorkflow } from './mn/index.ts';
import {
  campaignCriterion,
  changeClaimants,
  changeClaimantsTask,
  countClaimants,
  criterionReview,
  massTortCampaign,
  mt,
  mtWorkflow,
  readReview,
  reviewClaimant,
} from './mt/index.ts';
import {
  medicalRecordActions,
  medicalRecordResources,
  medicalRecordTasks,
  mriWorkflow,
  mrWorkflow,
} from './mr/index.ts';
import {
  ndisActions,
  ndisNumberFormats,
  ndisResources,
  ndisWorkflows,
  paymentRequestTask,
} from './ndis/index.ts';
import { ot, otWorkflow } from './ot/index.ts';
import { fr, frWorkflow } from './fr/index.ts';
import { requestFile, turnaroundBand } from './request/index.ts';
import { requestActions } from './request-types.ts';
import { supp, suppWorkflow } from './supp/index.ts';
import {
  mva,
  mvaActions,
  mvaDemand,
  mvaDisbursement,
  mvaInsurer,
  mvaMedicalProvider,
  mvaMedicalTreatmentPlan,
  mvaOffer,
  mvaTreatmentPeriod,
  mvaWorkflow,
} from './mva/index.ts';
import {
  cancelTpdTask,
  makeBundleTask,
  tpd,
  tpdActions,
  tpdAnswer,
  tpdPolicy,
  tpdStatement,
  tpdWorkflow,
} from './tpd/index.ts';
import {
  otQuotation,
  otQuotationItem,
  otQuotationTemplate,
  otQuotationTemplateItem,
  otQuotationWorkflow,
  quotationActions,
} from './quotation/index.ts';
import { caseLinks } from './case-links.ts';
import { caseTypes } from './case-types.ts';
import { applyPriceList, comparePriceList, listedPrice } from './price-lists/index.ts';
import {
  caseDisposal,
  disposeCasesTask,
  retentionActions,
  retentionRule,
} from './retention/index.ts';
import { readBoard } from './board/index.ts';
import { clientDetailActions } from './client-details/index.ts';
import { readInsuranceClaim } from './insurance-claim/index.ts';
import { reportCorrection, setFindingNote, setFindingStatus } from './corrections/index.ts';
import { reportActions, reportResources, reportStatusAction } from './reports/index.ts';
import { instructionReader } from './letters/index.ts';
import { casesPages } from './pages.ts';
import { caseRefusals } from './refusals.ts';
import { changeCases, changeCasesTask, statusesOfCases } from './search/index.ts';
import { statusLogActions } from './status-logs/index.ts';
import {
  timeActions,
  timeBudget,
  timeEntry,
  timeRate,
  timeWorkflow,
} from './time-tracking/index.ts';
import {
  amaServiceFee,
  defaultPic,
  ndisServiceItem,
  talkingPoint,
  talkingPointCategory,
} from './settings/index.ts';

export * from './appointment/index.ts';
export * from './appointment-types.ts';
export * from './checklists/index.ts';
export * from './case-links.ts';
export * from './case-page/index.ts';
export * from './board/index.ts';
export * from './client-details/index.ts';
export * from './case-types.ts';
export * from './co/index.ts';
export * from './corrections/index.ts';
export * from './dictation/index.ts';
export * from './engine/index.ts';
export * from './ime/index.ts';
export * from './ims/index.ts';
export * from './impairment/index.ts';
export * from './insurance-claim/index.ts';
export * from './letters/index.ts';
export * from './mn/index.ts';
export * from './mr/index.ts';
export * from './mt/index.ts';
export * from './mva/index.ts';
export * from './ndis/index.ts';
export * from './ot/index.ts';
export * from './fr/index.ts';
export * from './request/index.ts';
export * from './request-types.ts';
export * from './supp/index.ts';
export * from './pages.ts';
export * from './paperwork/index.ts';
export * from './paperwork-types.ts';
export * from './price-lists/index.ts';
export * from './prints.ts';
export * from './line-money.ts';
export * from './quotation/index.ts';
export * from './retention/index.ts';
export * from './search/index.ts';
export * from './reports/index.ts';
export * from './reminders/index.ts';
export * from './settings/index.ts';
export * from './status-logs/index.ts';
export * from './tpd/index.ts';
export * from './time-tracking/index.ts';
export * from './typing/index.ts';

export const cases = defineModule({
  name: 'cases',
  openToKeys: true,
  textFormats: ndisNumberFormats,
  links: caseLinks,
  resources: [
    anyCase,
    ime,
    ot,
    otQuotationTemplate,
    otQuotationTemplateItem,
    otQuotation,
    otQuotationItem,
    massTortCampaign,
    campaignCriterion,
    mt,
    criterionReview,
    mva,
    mvaInsurer,
    mvaOffer,
    mvaDemand,
    mvaMedicalProvider,
    mvaTreatmentPeriod,
    mvaMedicalTreatmentPlan,
    mvaDisbursement,
    tpd,
    tpdPolicy,
    tpdStatement,
    tpdAnswer,
    supp,
    fr,
    requestFile,
    turnaroundBand,
    ...[co, coParticipant, coSlot],
    ...[mn, mnOpinion, mnLink],
    ...medicalRecordResources,
    casePic,
    casePermission,
    caseCharge,
    checkList,
    checklistCriteria,
    taskChecklist,
    caseBrief,
    briefOpening,
    caseConsent,
    reminderRule,
    talkingPointCategory,
    talkingPoint,
    defaultPic,
    ndisServiceItem,
    amaServiceFee,
    imsApproval,
    ...ndisResources,
    ...reportResources,
    reportCorrection,
    caseDictation,
    caseDictationReport,
    typingJob,
    ...[timeEntry, timeRate, timeBudget, impairmentLine, listedPrice],
    retentionRule,
    caseDisposal,
  ],
  actions: [
    ...reportActions,
    setFindingStatus,
    setFindingNote,
    ...caseTypes.map(({ resource }) => reportStatusAction(resource)),
    copyChecklist,
    resetChecklists,
    ...taskChecklistActions,
    makeBrief,
    sendBrief,
    ...paperworkActions,
    setCasePermission,
    changeCaseStatus,
    checkExistCaseNo,
    previewMove,
    priceCharge,
    ...quotationActions,
    ...ndisActions,
    changeClaimants,
    reviewClaimant,
    readReview,
    countClaimants,
    ...mvaActions,
    ...tpdActions,
    ...requestActions,
    ...coActions,
    ...mnActions,
    ...medicalRecordActions,
    ...appointmentActions,
    ...statusLogActions,
    ...clientDetailActions,
    readInsuranceClaim,
    readBoard,
    changeCases,
    statusesOfCases,
    instructionReader,
    ...caseTypes.flatMap(({ resource }) => sectionActions(resource)),
    ...[dictationReports, addDictation, setPic7],
    ...caseTypes.map(({ resource }) => saveDictationReport(resource)),
    ...[saveTypedText, typingDesk, typingFigures, typistsToAssign],
    ...timeActions,
    ...[comparePriceList, applyPriceList],
    ...retentionActions,
  ],
  workflows: [
    imeWorkflow,
    otWorkflow,
    otQuotationWorkflow,
    mtWorkflow,
    mvaWorkflow,
    tpdWorkflow,
    suppWorkflow,
    frWorkflow,
    coWorkflow,
    mnWorkflow,
    mrWorkflow,
    mriWorkflow,
    ...ndisWorkflows,
    imsApprovalWorkflow,
    typingWorkflow,
    timeWorkflow,
  ],
  tasks: [
    attendanceTask,
    cancellationTask,
    changeCasesTask,
    changeClaimantsTask,
    makeBriefTask,
    makeBundleTask,
    cancelTpdTask,
    ...medicalRecordTasks,
    paymentRequestTask,
    disposeCasesTask,
  ],
  pages: casesPages,
  refusals: caseRefusals,
});
