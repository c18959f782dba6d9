import { seenBy, validationMessages } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { handle, invalid } from '#kernel/server';
import type { Handler } from '#kernel/server';
import { decideSection, sectionActions } from '../../domain/index.ts';
import type { CaseType } from '../../domain/index.ts';
import { caseRecord } from './move.handlers.ts';

/** What a person does not see they do not write either. */
function refuseHidden(actor: Actor, { resource }: CaseType, input: object): void {
  const { fields } = seenBy(actor, resource);
  const hidden = Object.keys(input).filter((key) => !(key in fields));
  if (!hidden.length) return;
  throw invalid(
    hidden.map((key) => ({ message: validationMessages.unknownField, members: [key] })),
  );
}

export const sectionHandlers = (type: CaseType): readonly Handler[] =>
  sectionActions(type.resource).map((action) =>
    handle(action, ({ record, input, actor, commit }) => {
      refuseHidden(actor, type, input);
      return commit(decideSection(type.resource, caseRecord(record), input));
    }),
  );
