import { accept, refuse } from '#kernel/domain';
import { decideEach, defineRule, rowsById } from '#kernel/server';
import { ndisAppointment } from '../../domain/index.ts';

type Facts = { readonly id: string; readonly isAhead: boolean; readonly isClosed: boolean };

const text = `select a.id, a.status in ('requested', 'confirmed') as "isAhead", c.is_closed as "isClosed"
  from ndis_appointments a join ndis c on c.tenant_id = a.tenant_id and c.id = a.ndis_id
  where a.id = any($1::uuid[]) and not a.is_deleted`;

/** A case is not closed over one either: whoever comes back has the case opened again first. */
export const appointmentIsOfOpenParticipant = defineRule({
  name: 'cases.appointmentIsOfOpenParticipant',
  sentence: 'An appointment of an NDIS participant is made while the case is open.',
  on: ndisAppointment,
  when: ['create', 'change', 'move'],
  facts: rowsById<Facts>(text),
  decide: decideEach((before, after) =>
    accept(
      after?.isAhead && after.isClosed && !before?.isAhead && refuse('participantClosedForVisit'),
    ),
  ),
});
