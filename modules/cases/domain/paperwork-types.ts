import type { AnyAction } from '#kernel/domain';
import { caseTypes } from './case-types.ts';
import type { CaseType } from './engine/index.ts';
import { sendCaseMessage } from './letters/index.ts';
import { generateConsent, markPrepaid, syncConsent } from './paperwork/index.ts';

/** The types whose papers go to a specialist before somebody is seen. */
export const paperworkTypes: readonly CaseType[] = caseTypes.filter(
  ({ resource }) => 'paperworkSentOn' in resource.fields,
);

/** What can be done with the papers of every such type. */
export const paperworkActions: readonly AnyAction[] = paperworkTypes.flatMap(({ resource }) => [
  generateConsent(resource),
  syncConsent(resource),
  markPrepaid(resource),
  sendCaseMessage(resource),
]);
