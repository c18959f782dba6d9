import { defineConsequence, Refused } from '#kernel/server';
import { listedTypes, offeredTypes } from '../../domain/index.ts';
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

/** The form of an appointment is no way around what a booking is asked: in a room nobody meets by video. */
export const typeOfAppointment = defineConsequence<TypeFacts>({
  choice: 'forType',
  of: ['change'],
  async facts(tx, ids) {
    const rows = await tx.query<TypeFacts>(factsText, [ids]);
    return new Map(rows.map((row) => [row.id, row]));
  },
  follow(_call, changes) {
    for (const { before, after } of changes) {
      const isEdited = before?.sessionId === after?.sessionId && before?.type !== after?.type;
      const offered = after ? offeredTypes(after.session) : [];
      if (!before || !after || !isEdited || offered.includes(after.type)) continue;
      throw new Refused('wrongConsultationType', { values: { offered: listedTypes(offered) } });
    }
    return Promise.resolve();
  },
});
