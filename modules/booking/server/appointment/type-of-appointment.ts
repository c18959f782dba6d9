import { accept, refuse } from '#kernel/domain';
import { decideEach, defineRule, rowsById } from '#kernel/server';
import { appointment, listedTypes, offeredTypes } from '../../domain/index.ts';
import type { ConsultationType, SessionPlace } from '../../domain/index.ts';

type TypeFacts = {
  readonly id: string;
  readonly type: ConsultationType;
  readonly sessionId: string;
  readonly session: SessionPlace;
};

const factsText = `select a.id, a.consultation_type as type, a.session_id as "sessionId",
    jsonb_build_object('consultationType', s.consultation_type, 'centreId', s.centre_id,
      'isVideoAppointment', s.is_video_appointment) as session
  from appointments a join appointment_sessions s on s.id = a.session_id
  where a.tenant_id = current_tenant() and a.id = any($1::uuid[])`;

/** The form of an appointment is no way around what a booking is asked. */
export const typeFitsSession = defineRule({
  name: 'booking.typeFitsSession',
  sentence:
    'In a room nobody meets by video: the type of an appointment is one that its session offers.',
  on: appointment,
  when: ['change'],
  facts: rowsById<TypeFacts>(factsText),
  decide: decideEach((before, after) => {
    const isEdited = before?.sessionId === after?.sessionId && before?.type !== after?.type;
    const offered = after ? offeredTypes(after.session) : [];
    const isFine = !before || !after || !isEdited || offered.includes(after.type);
    return isFine
      ? accept()
      : refuse('wrongConsultationType', { values: { offered: listedTypes(offered) } });
  }),
});
