import { otType } from '../../domain/index.ts';
import { appointmentMoveHandlers, appointmentMoves } from '../appointment/index.ts';
import { moveHandlers } from '../engine/index.ts';
import { imeDetails } from '../ime/ime.handlers.ts';

export const otMoveHandlers = [
  ...moveHandlers(otType, { except: ['undo', ...appointmentMoves], details: imeDetails }),
  ...appointmentMoveHandlers(otType),
];
