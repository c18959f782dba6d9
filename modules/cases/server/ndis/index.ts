import type { ServerPart } from '../join-parts.ts';
import { agreementEnded, agreementHandlers, agreementSigned } from './agreement.handlers.ts';
import { ndisAppointmentHandlers } from './appointment.handlers.ts';
import { ndisClaimHandlers } from './claim.handlers.ts';
import { signNoteHandler } from './clinical-note.handlers.ts';
import { intakeHandler } from './intake.handler.ts';
import { ndisMailRenderer } from './participant-mails.ts';
import { restraintReminders, restraintWarningRenderer } from './restraint-reminders.ts';
import { participantPrints } from './participant-documents.ts';
import { paymentRequestRoutes } from './payment-request-routes.ts';
import { makeRequestHandler, paymentRequestWork } from './payment-request.ts';
import { appointmentIsOfOpenParticipant } from './appointment-rule.ts';
import { restraintIsAuthorised } from './restraint-rule.ts';
import { timeBudgetHandler } from './time-budget.handler.ts';

export { ndisMoveHandlers } from './ndis.handlers.ts';

export const ndisParts: ServerPart = {
  contributes: [
    ...participantPrints,
    ndisMailRenderer,
    restraintWarningRenderer,
    restraintReminders,
  ],
  handlers: [
    ...agreementHandlers,
    ...ndisAppointmentHandlers,
    ...ndisClaimHandlers,
    intakeHandler,
    signNoteHandler,
    makeRequestHandler,
    timeBudgetHandler,
  ],
  rules: [restraintIsAuthorised, appointmentIsOfOpenParticipant],
  subscriptions: [agreementSigned, agreementEnded],
  tasks: { work: [paymentRequestWork] },
  routes: paymentRequestRoutes,
};
