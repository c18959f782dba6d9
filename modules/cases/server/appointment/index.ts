import type { ServerModule } from '#kernel/server';
import { appointmentTypes, caseTypes } from '../../domain/index.ts';
import { attendanceWork, backgroundHandlers, cancellationWork } from './background.handlers.ts';
import { caseFollowsAppointment } from './follow-appointment.ts';
import { casesOfClaimantHandler, historyHandlers } from './history.handlers.ts';
import { bookCasesHandler, caseMaker, makeCaseHandler } from './make-case.handlers.ts';
import { specialistHasTheSlot } from './keep-specialist.ts';
import { appointmentSectionHandler } from './section.handler.ts';
import { appointmentTakesParties } from './take-parties-along.ts';

export { cancellationHandler } from './background.handlers.ts';
export { appointmentMoveHandlers, appointmentMoves } from './move.handlers.ts';

/** All that cases do with appointments, besides the moves of each type. */
export const appointmentParts = {
  contributes: [caseMaker],
  rules: [
    caseFollowsAppointment,
    ...appointmentTypes.map(appointmentTakesParties),
    ...appointmentTypes.map(specialistHasTheSlot),
  ],
  tasks: { work: [attendanceWork, cancellationWork] },
  handlers: [
    ...caseTypes.map(appointmentSectionHandler),
    ...appointmentTypes.flatMap(backgroundHandlers),
    ...appointmentTypes.flatMap(historyHandlers),
    ...appointmentTypes.map(bookCasesHandler),
    casesOfClaimantHandler,
    makeCaseHandler,
  ],
} satisfies Partial<ServerModule>;
