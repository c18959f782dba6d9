import { accept } from '#kernel/domain';
import { handle } from '#kernel/server';
import type { Handler } from '#kernel/server';
import { mnType, mnWorkflow, moveCase } from '../../domain/index.ts';
import { moveFacts, moveHandlers } from '../engine/index.ts';
import { caseRecord } from '../engine/move.handlers.ts';
import { linkedCasesOf } from './opinion-rows.ts';

const { closeWithBookings, closeWithoutBookings } = mnWorkflow.actions;

const withHandler = handle(closeWithBookings, async (call) => {
  const { tx, services, record, input, commit } = call;
  const { length: linkedCases } = await linkedCasesOf(tx, record.id);
  const found = caseRecord({ ...record, linkedCases });
  const facts = await moveFacts(tx, services, mnType, found);
  const wish = { note: input.note, values: { closedOn: facts.today, closeReason: null } };
  return commit(accept(...moveCase(mnType, found, closeWithBookings.name, facts, wish)));
});

const withoutHandler = handle(closeWithoutBookings, async (call) => {
  const { tx, services, record, input, commit } = call;
  const found = caseRecord(record);
  const facts = await moveFacts(tx, services, mnType, found);
  const { note, closeReason } = input;
  const wish = { note, values: { closedOn: facts.today, closeReason } };
  return commit(accept(...moveCase(mnType, found, closeWithoutBookings.name, facts, wish)));
});

export const mnMoveHandlers: readonly Handler[] = [
  withHandler,
  withoutHandler,
  ...moveHandlers(mnType, {
    except: ['undo', 'closeWithBookings', 'closeWithoutBookings'],
    details: {
      setBillingStatus: ({ billingStatus }) => ({ to: { billingStatus: String(billingStatus) } }),
    },
  }),
];
