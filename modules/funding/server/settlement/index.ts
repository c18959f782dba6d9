import type { ServerPart } from '#kernel/server';
import { settlementLetters } from './settlement-letters.ts';
import { settlementHandlers } from './settlement.handlers.ts';

export const settlementParts: ServerPart = {
  handlers: settlementHandlers,
  contributes: settlementLetters,
};
