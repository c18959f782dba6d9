import { mailRecipientPoint, mailReferencePoint } from '#correspondence/server';
import { moduleNameOf } from '#kernel/domain';
import { appointment } from '../../domain/index.ts';

type People = {
  clientName: string;
  clientEmail: string | null;
  managerName: string | null;
  managerEmail: string | null;
  specialistName: string;
  specialistEmail: string | null;
};

const peopleText = `select k.full_name as "clientName", k.email as "clientEmail",
    m.full_name as "managerName", m.email as "managerEmail",
    p.titled_name as "specialistName", p.email as "specialistEmail"
  from appointments a
  join party_clients k on k.id = a.client_id
  join party_specialists p on p.id = a.specialist_id
  left join party_case_managers m on m.id = a.case_manager_id
  where a.id = $1::uuid and not a.is_deleted`;

/** An appointment has no address itself: its people do. */
export const appointmentRecipients = mailRecipientPoint.contribute({
  on: appointment.name,
  async recipients(tx, id) {
    const [people] = await tx.query<People>(peopleText, [id]);
    if (!people) return [];
    return [
      { label: 'Client', name: people.clientName, email: people.clientEmail },
      { label: 'Case manager', name: people.managerName, email: people.managerEmail },
      { label: 'Specialist', name: people.specialistName, email: people.specialistEmail },
    ];
  },
});

/** A mail that names an appointment in its subject belongs to it. */
export const appointmentReference = mailReferencePoint.contribute({
  pattern: /\bAPT-\d{4}-\d{6,}\b/gi,
  async find(tx, reference) {
    const [found] = await tx.query<{ id: string }>(
      'select id from appointments where tenant_id = $1 and reference = $2 and not is_deleted',
      [tx.context.tenantId, reference],
    );
    const fromModule = moduleNameOf(appointment);
    return found ? { fromModule, objectId: found.id, objectName: reference } : null;
  },
});
