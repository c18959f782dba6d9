import type { ServerPart } from '#kernel/server';
import { agreementCovenant } from '../../domain/index.ts';
import { covenantConsequence } from './check-covenant-change.ts';
import { covenantHandlers } from './covenant.handlers.ts';

export const covenantParts: ServerPart = {
  handlers: covenantHandlers,
  consequences: { [agreementCovenant.name]: covenantConsequence },
};
