import {
  appointmentVariables,
  daysheetVariables,
  lineVariables,
  monthVariables,
  offerVariables,
  requestVariables,
} from './booking.ts';
import {
  caseVariables,
  massTortVariables,
  mvaVariables,
  ndisVariables,
  quotationVariables,
  recordVariables,
  reportVariables,
  tpdVariables,
  typingVariables,
} from './cases.ts';
import { conferenceVariables, opinionVariables } from './conferences.ts';
import {
  fundingVariables,
  invoiceVariables,
  onboardingVariables,
  remittanceVariables,
  statementVariables,
} from './money.ts';
import {
  caseManagerVariables,
  centreVariables,
  clientVariables,
  companyVariables,
  formVariables,
  specialistVariables,
} from './people.ts';
import { accountVariables, linkVariables, practiceVariables } from './practice.ts';
import type { Variable } from './variable.ts';

const parties = [
  ...clientVariables,
  ...specialistVariables,
  ...caseManagerVariables,
  ...companyVariables,
];
const onCase = [...caseVariables, ...parties, ...linkVariables];
const atAppointment = [...appointmentVariables, ...centreVariables, ...onCase];

/** What a template is about, and what it may say of it. */
const subjects = {
  account: { label: 'Account', variables: accountVariables },
  appointment: { label: 'Appointment', variables: atAppointment },
  offer: { label: 'Call', variables: [...offerVariables, ...linkVariables] },
  daysheet: { label: 'Daysheet', variables: daysheetVariables },
  claimant: { label: 'Claimant', variables: [...clientVariables, ...linkVariables] },
  portalForm: {
    label: 'Form of the portal',
    variables: [...clientVariables, ...formVariables, ...linkVariables],
  },
  caseManager: { label: 'Case manager', variables: [...caseManagerVariables, ...companyVariables] },
  company: {
    label: 'Company',
    variables: [...companyVariables, ...monthVariables, ...lineVariables],
  },
  centre: { label: 'Centre', variables: [...centreVariables, ...lineVariables] },
  specialist: {
    label: 'Specialist',
    variables: [
      ...specialistVariables,
      ...onboardingVariables,
      ...requestVariables,
      ...linkVariables,
    ],
  },
  assessment: { label: 'Assessment', variables: [...atAppointment, ...reportVariables] },
  report: { label: 'Report', variables: [...onCase, ...reportVariables] },
  typing: { label: 'Typing job', variables: [...typingVariables, ...linkVariables] },
  supplementary: { label: 'Supplementary report', variables: [...onCase, ...reportVariables] },
  medNeg: {
    label: 'Medical negligence',
    variables: [...onCase, ...reportVariables, ...opinionVariables],
  },
  conference: { label: 'Conference', variables: [...onCase, ...conferenceVariables] },
  quotation: { label: 'OT quotation', variables: [...onCase, ...quotationVariables] },
  medicalRecord: { label: 'Medical records', variables: [...onCase, ...recordVariables] },
  mva: { label: 'MVA', variables: [...onCase, ...mvaVariables] },
  tpd: { label: 'TPD', variables: [...onCase, ...tpdVariables] },
  massTort: { label: 'Mass tort', variables: [...onCase, ...massTortVariables] },
  ndis: { label: 'NDIS', variables: [...onCase, ...ndisVariables] },
  invoice: { label: 'Invoice', variables: [...onCase, ...invoiceVariables] },
  statement: { label: 'Statement', variables: [...companyVariables, ...statementVariables] },
  remittance: { label: 'Remittance', variables: [...specialistVariables, ...remittanceVariables] },
  funding: {
    label: 'Funding',
    variables: [...onCase, ...fundingVariables, ...invoiceVariables, ...statementVariables],
  },
} as const satisfies Record<string, { label: string; variables: readonly Variable[] }>;

export type TemplateSubject = keyof typeof subjects;

export const templateSubjects = Object.fromEntries(
  Object.entries(subjects).map(([key, { label }]) => [key, label]),
) as Readonly<Record<TemplateSubject, string>>;

/** What a template about it may name. */
export const variablesFor = (subject: TemplateSubject): readonly Variable[] => [
  ...subjects[subject].variables,
  ...practiceVariables,
];

/** Ad hoc templates are written for any record: they may name everything. */
export const everyVariable: readonly Variable[] = [
  ...new Map(
    [...Object.values(subjects).flatMap(({ variables }) => variables), ...practiceVariables].map(
      (variable: Variable) => [variable.path, variable],
    ),
  ).values(),
];
