import { caseTypes } from '#cases/domain';
import type { Person } from '../people/people.ts';
import type { Act } from './act.ts';
import { bookCases, bookSlot, makeRoster } from './clinic.ts';
import { doOffered } from './do-offered.ts';
import type { Names } from './do-offered.ts';
import { makeRecord } from './make-records.ts';
import { callOfPage, pressTwice, saveStale, sendNonsense, tryForbidden } from './misuse.ts';

const cases: Names = [
  ['ime', 8],
  ['ot', 5],
  ...caseTypes.map(({ resource }) => [resource.name, 2] as const),
];
const bills: Names = [
  ['invoice', 8],
  ['receipt', 4],
  ['creditNote', 2],
  ['providerPayment', 3],
  ['prepaymentRequest', 1],
  ['caseCharge', 2],
];
const loans: Names = [
  ['fundingAgreement', 3],
  ['loanFunding', 6],
  ['fundingTransaction', 4],
  ['advanceRequest', 4],
  ['advancePayment', 3],
  ['repaymentInvoice', 3],
  ['repaymentPayment', 1],
  ['creditRequest', 1],
  ['approvalRequest', 3],
];
const papers: Names = [
  ['caseReport', 4],
  ['caseBrief', 2],
  ['envelope', 2],
  ['otQuotation', 2],
  ['mri', 3],
  ['recordFile', 1],
  ['typingJob', 2],
  ['ndisAppointment', 3],
  ['ndisClaim', 2],
  ['timeEntry', 2],
  ['reportCorrection', 1],
  ['actionRequired', 1],
];
const clinic: Names = [
  ['appointment', 4],
  ['appointmentSession', 2],
  ['call', 1],
];
const terms: Names = [
  ['servicePrice', 3],
  ['payTerms', 3],
  ['interestRate', 1],
  ['company', 2],
  ['specialist', 1],
  ['client', 3],
  ['appointmentSession', 2],
  ['centre', 1],
  ['caseManager', 1],
  ['user', 1],
];

const ownersOfRuns = [
  'invoice',
  'receipt',
  'prepaymentRequest',
  'providerPayment',
  'ledgerPeriod',
  'loanFunding',
  'advanceRequest',
  'repaymentInvoice',
  'creditRequest',
  'accruedPrincipalInterest',
];
const ownersOfCalls = [
  'timeEntry',
  'caseReport',
  'caseDictation',
  'case',
  'envelope',
  'call',
  'ot',
  'ndis',
];

export const resourcesOfActs: readonly string[] = [
  ...[...cases, ...bills, ...loans, ...papers, ...clinic, ...terms].map(([name]) => name),
  ...ownersOfRuns,
  ...ownersOfCalls,
];

/** A number of a case is typed by nobody who lends to another practice. */
const ofNoCase = { caseNo: undefined, caseId: undefined };

const inPractice = ({ tenant }: Person): boolean => tenant === 'harbour';
const isOffice = ({ account }: Person): boolean => /^(staff|adminstaff|tenantadmin)@/.test(account);
const countsMoney = ({ account, tenant }: Person): boolean =>
  tenant === 'southern' || /^(accounting|adminstaff)@/.test(account);
const anybody = (): boolean => true;

const act = (name: string, weight: number, who: Act['who'], run: Act['run']): Act => ({
  name,
  weight,
  who,
  run,
});

/** What happens on a day, and how often. */
export const allActs: readonly Act[] = [
  act(
    'a claimant',
    6,
    (p) => inPractice(p) && isOffice(p),
    (doing) => makeRecord(doing, [['client', 1]]),
  ),
  act('a roster', 2, (p) => inPractice(p) && isOffice(p), makeRoster),
  act('books a slot', 7, (p) => inPractice(p) && isOffice(p), bookSlot),
  act('books a case', 5, (p) => inPractice(p) && isOffice(p), bookCases),
  act(
    'a case',
    9,
    (p) => inPractice(p) && !/specialist|typist|accounting/.test(p.account),
    (doing) => makeRecord(doing, cases),
  ),
  act(
    'a step of a case',
    40,
    (p) => inPractice(p),
    (doing) => doOffered(doing, cases),
  ),
  act('a step of papers', 14, inPractice, (doing) => doOffered(doing, papers)),
  act('a step of an appointment', 8, inPractice, (doing) => doOffered(doing, clinic)),
  act('a step of money', 12, countsMoney, (doing) => doOffered(doing, bills)),
  act(
    'a step of a loan',
    10,
    (p) => countsMoney(p) || p.tenant === 'lawbridge',
    (doing) => doOffered(doing, loans),
  ),
  act('papers', 5, inPractice, (doing) => makeRecord(doing, papers)),
  act('money', 3, countsMoney, (doing) => makeRecord(doing, bills)),
  act('a loan', 6, countsMoney, (doing) => makeRecord(doing, loans, ofNoCase)),
  act('new terms', 3, isOffice, (doing) => makeRecord(doing, terms)),
  act('other terms', 6, isOffice, (doing) => saveStale(doing, [...terms, ...cases])),
  act('runs the money', 8, countsMoney, (doing) => callOfPage(doing, ownersOfRuns)),
  act('calls of cases', 6, inPractice, (doing) => callOfPage(doing, ownersOfCalls)),
  act('presses twice', 4, anybody, (doing) =>
    pressTwice(doing, [...cases, ...bills, ...loans, ...clinic]),
  ),
  act('sends nonsense', 6, anybody, (doing) =>
    sendNonsense(doing, [...cases, ...bills, ...loans, ...clinic, ...papers]),
  ),
  act('tries what is not theirs', 4, anybody, (doing) =>
    tryForbidden(doing, [...cases, ...bills, ...loans]),
  ),
];
