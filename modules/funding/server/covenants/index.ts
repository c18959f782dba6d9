import type { ServerPart } from '#kernel/server';
import { covenantsArePartOfThePaper } from './check-covenant-change.ts';
import { covenantHandlers } from './covenant.handlers.ts';

export const covenantParts: ServerPart = {
  handlers: covenantHandlers,
  rules: [covenantsArePartOfThePaper],
};
