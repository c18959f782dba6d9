import { defineWorkflow } from '#kernel/domain';
import { bankLine } from './bank-line.resource.ts';

/** Without `who`: each move is part of a decision that posts to the ledger, by its own call. */
export const bankLineWorkflow = defineWorkflow({
  on: bankLine,
  axes: { status: { final: [] } },
  moves: {
    match: { label: 'Match', can: 'match it', status: { from: ['open'], to: 'matched' } },
    ignore: { label: 'Ignore', can: 'ignore it', status: { from: ['open'], to: 'ignored' } },
    reopen: {
      label: 'Undo',
      can: 'undo that',
      status: { from: ['matched', 'ignored'], to: 'open' },
    },
  },
});
