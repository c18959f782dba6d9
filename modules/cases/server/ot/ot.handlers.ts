import { otType } from '../../domain/index.ts';
import { assessmentMoveHandlers } from '../ime/ime.handlers.ts';

export const otMoveHandlers = assessmentMoveHandlers(otType);
