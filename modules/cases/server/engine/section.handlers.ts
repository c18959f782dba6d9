import { seenBy, validationMessages } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { handle, invalid } from '#kernel/server';
import type { Handler } from '#kernel/server';
import { decideSection, sectionActions } from '../../domain/index.ts';
import type { CaseType } from '../../domain/index.ts';
import { caseRecord } from './move.handlers.ts';
import { refuseHiddenParties } from './party-facts.ts';

/** What a person does not see they do not write either. */
function refuseHidden(actor: Actor, { resource }: CaseType, input: object): void {
  const { fields } = seenBy(actor, resource);
  const hidden = Object.keys(input).filter((key) => !(key in fields));
  if (!hidden.length) return;
  throw invalid(
    hidden.map((key) => ({ message: validationMessages.unknownField, members: [key] })),
  );
}

const parties = ['clientId', 'companyId', 'bookingCmId', 'otherCmIds'];
const namesParties = (input: object): boolean => parties.some((key) => key in input);

export const sectionHandlers = (type: CaseType): readonly Handler[] =>
  sectionActions(type.resource).map((action) =>
    handle(action, async ({ record, input, actor, tx, commit }) => {
      refuseHidden(actor, type, input);
      const before = caseRecord(record);
      if (namesParties(input)) {
        await refuseHiddenParties(tx, actor, before, { ...before, ...(input as object) });
      }
      return commit(decideSection(type.resource, before, input));
    }),
  );
