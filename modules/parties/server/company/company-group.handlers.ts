import { handle } from '#kernel/server';
import type { Handler } from '#kernel/server';
import {
  addGroupCompany,
  decideAddCompany,
  decideRemoveCompany,
  removeGroupCompany,
} from '../../domain/index.ts';

export const companyGroupHandlers: readonly Handler[] = [
  handle(addGroupCompany, ({ record, input, commit }) =>
    commit(decideAddCompany(record, input.companyId)),
  ),
  handle(removeGroupCompany, ({ record, input, commit }) =>
    commit(decideRemoveCompany(record, input.companyId)),
  ),
];
