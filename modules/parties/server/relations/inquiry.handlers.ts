import { dayIn } from '#kernel/domain';
import { handle, handlePlainMoves } from '#kernel/server';
import type { Handler } from '#kernel/server';
import {
  campaignWorkflow,
  decideClosing,
  decideConversion,
  decideInquiryStep,
  inquiryWorkflow,
} from '../../domain/index.ts';

const { contact, quote, convert, close, reopen } = inquiryWorkflow.actions;

export const inquiryHandlers: readonly Handler[] = [
  handle(contact, ({ record, commit }) => commit(decideInquiryStep(record, 'contact'))),
  handle(quote, ({ record, commit }) => commit(decideInquiryStep(record, 'quote'))),
  handle(reopen, ({ record, commit }) => commit(decideInquiryStep(record, 'reopen'))),
  handle(close, ({ record, input, commit }) => commit(decideClosing(record, input))),
  handle(convert, ({ record, input, services, commit }) =>
    commit(decideConversion(record, input, dayIn('Australia/Sydney', services.now()))),
  ),
];

export const campaignHandlers: readonly Handler[] = handlePlainMoves(campaignWorkflow);
