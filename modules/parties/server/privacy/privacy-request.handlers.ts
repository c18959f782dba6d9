import { handle } from '#kernel/server';
import type { Handler } from '#kernel/server';
import {
  decidePrivacyAnswer,
  decideStatement,
  decideWithdrawal,
  privacyRequestWorkflow,
} from '../../domain/index.ts';
import { todayOf } from '../today-of.ts';

const { grant, refuse, addStatement, withdraw } = privacyRequestWorkflow.actions;

export const privacyRequestHandlers: readonly Handler[] = [
  handle(grant, ({ record, input, actor, services, commit }) =>
    commit(decidePrivacyAnswer(record, 'grant', input, todayOf(actor, services))),
  ),
  handle(refuse, ({ record, input, actor, services, commit }) =>
    commit(decidePrivacyAnswer(record, 'refuse', input, todayOf(actor, services))),
  ),
  handle(addStatement, ({ record, input, commit }) => commit(decideStatement(record, input))),
  handle(withdraw, ({ record, commit }) => commit(decideWithdrawal(record))),
];
