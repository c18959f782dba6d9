import { handle } from '#kernel/server';
import type { Handler, RecordFacts } from '#kernel/server';
import {
  addGroupCompany,
  decideAddCompany,
  decideRemoveCompany,
  removeGroupCompany,
} from '../../domain/index.ts';
import type { GroupFacts } from '../../domain/index.ts';

const facts = (record: RecordFacts) => record as unknown as GroupFacts;

export const companyGroupHandlers: readonly Handler[] = [
  handle(addGroupCompany, ({ record, input, commit }) =>
    commit(record, decideAddCompany(facts(record), String(input.companyId))),
  ),
  handle(removeGroupCompany, ({ record, input, commit }) =>
    commit(record, decideRemoveCompany(facts(record), String(input.companyId))),
  ),
];
