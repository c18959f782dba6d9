import { handle } from '#kernel/server';
import type { ServerPart } from '#kernel/server';
import { borrowerInfo } from '../../domain/index.ts';
import { borrowersOf } from './borrowers-of.ts';

const borrowerInfoHandler = handle(borrowerInfo, ({ tx, record }) => borrowersOf(tx, record.id));

export const providerParts: ServerPart = { handlers: [borrowerInfoHandler] };
