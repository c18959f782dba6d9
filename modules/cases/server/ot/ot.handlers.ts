import { otType } from '../../domain/index.ts';
import { moveHandlers } from '../engine/index.ts';
import { imeDetails } from '../ime/ime.handlers.ts';

export const otMoveHandlers = moveHandlers(otType, { except: ['undo'], details: imeDetails });
