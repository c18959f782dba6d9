import { handle } from '#kernel/server';
import type { Handler } from '#kernel/server';
import { decideSection, sectionActions } from '../../domain/index.ts';
import type { CaseType } from '../../domain/index.ts';
import { caseRecord } from './move.handlers.ts';

export const sectionHandlers = (type: CaseType): readonly Handler[] =>
  sectionActions(type.resource).map((action) =>
    handle(action, ({ record, input, commit }) =>
      commit(decideSection(type.resource, caseRecord(record), input)),
    ),
  );
