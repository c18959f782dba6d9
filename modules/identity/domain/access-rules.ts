import { settingAttribute } from '#kernel/domain';
import type { AccessRule, Actor } from '#kernel/domain';
import * as paths from './access-paths.ts';
import { flags } from './role-flags.ts';
import { pagesBehindList } from './pages-behind-list.ts';

const isOneOf = (list: readonly string[], path: string) => list.includes(path);

/** The rule's people may open only these, and what is open to all of them. */
const only = (
  name: string,
  applies: (actor: Actor) => boolean,
  list: readonly string[],
): AccessRule => ({
  name,
  blocks: (actor, path) => {
    const place = pagesBehindList[path] ?? path;
    return applies(actor) && !isOneOf(list, place) && !isOneOf(paths.alwaysAllowed, place);
  },
});

/** The rule's people may not open these. */
const never = (
  name: string,
  applies: (actor: Actor) => boolean,
  list: readonly string[],
): AccessRule => ({
  name,
  blocks: (actor, path) => applies(actor) && isOneOf(list, pagesBehindList[path] ?? path),
});

const inEdition =
  (...names: string[]) =>
  (actor: Actor) =>
    names.includes(actor.edition);

const isCaseManager = (actor: Actor) => actor.roles.includes('CASE_MANAGER');
const customerPractice = inEdition('MLP', 'LAW CONNECT');
const isPlainContractor = (actor: Actor) =>
  actor.roles.includes('CONTRACTOR') && !flags.isAdminOrStaffOrCaseManager(actor);
const isPlainStaff = (actor: Actor) =>
  actor.roles.includes('STAFF') && !flags.isAdminOrAccounting(actor);
const hidesAccounting = (actor: Actor) =>
  actor.attributes[settingAttribute('ICS.Feature.HideAccountingFromStaff')] === 'true';

/** Doc 1 section 6. The names are read by administrators who ask why a page is hidden. */
export const accessRules: readonly AccessRule[] = [
  only(
    'Insurer contractors may open only home, My Details, loan fundings, funding transactions and their print pages.',
    flags.isInsurerContractor,
    paths.insurerContractorPaths,
  ),
  never(
    'Of all contractors, only those of an insurer may open funding records and their print pages.',
    (actor) => isPlainContractor(actor) && !flags.isInsurerContractor(actor),
    paths.insurerContractorPaths,
  ),
  never(
    'Typing jobs are for typists, not for brokers.',
    (actor) => isPlainContractor(actor) && flags.isBrokerContractor(actor),
    paths.typingPaths,
  ),
  never(
    'Case managers of the MLP and LAW CONNECT editions may not open facility requests, nor add facility agreements or funding invoices.',
    (actor) => customerPractice(actor) && isCaseManager(actor),
    paths.caseManagerFundingPaths,
  ),
  never(
    'The MLP and LAW CONNECT editions may not add facility requests, facility agreements or funding invoices.',
    customerPractice,
    paths.fundingAddPaths,
  ),
  never(
    'Case managers of the FUNDING PROVIDER edition may not open facility requests, nor add facility agreements or funding invoices.',
    (actor) => inEdition('FUNDING PROVIDER')(actor) && isCaseManager(actor),
    paths.caseManagerFundingPaths,
  ),
  only(
    'The FUNDING PROVIDER edition has a list of allowed pages, and this page is not on it.',
    (actor) => inEdition('FUNDING PROVIDER')(actor) && !isCaseManager(actor),
    [...paths.fundingProviderPaths, ...paths.lenderOwnPaths],
  ),
  only(
    'The LMQ PROVIDER edition has a list of allowed pages, and this page is not on it.',
    inEdition('LMQ PROVIDER'),
    paths.lmqProviderPaths,
  ),
  only(
    'The MARKETING edition has a list of allowed pages, and this page is not on it.',
    inEdition('MARKETING'),
    paths.marketingPaths,
  ),
  never(
    'Case managers of an insurer have no facility agreements, funding invoices or practice matters.',
    flags.isInsurerCaseManager,
    paths.insurerCaseManagerLoses,
  ),
  never(
    'A setting of this tenant hides accounting from staff.',
    (actor) => isPlainStaff(actor) && hidesAccounting(actor),
    paths.accountingPaths,
  ),
];
