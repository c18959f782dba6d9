import { printsWithoutRecords } from '#documents/server';
import { joinParts } from '#kernel/server';
import type { ServerModule } from '#kernel/server';
import { printsToCome } from '../domain/index.ts';
import { loanParts } from './loans/index.ts';
import { statementParts } from './statements/index.ts';

export const fundingServer: ServerModule = {
  name: 'funding',
  ...joinParts([
    { contributes: printsWithoutRecords(printsToCome, 'funding') },
    loanParts,
    statementParts,
  ]),
};
