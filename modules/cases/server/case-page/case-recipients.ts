import { mailRecipientPoint } from '#correspondence/server';
import { caseTypes } from '../../domain/index.ts';

type People = {
  clientName: string;
  clientEmail: string | null;
  managerName: string | null;
  managerEmail: string | null;
  specialistName: string | null;
  specialistEmail: string | null;
};

const peopleText = `select k.full_name as "clientName", k.email as "clientEmail",
    m.full_name as "managerName", m.email as "managerEmail",
    p.titled_name as "specialistName", p.email as "specialistEmail"
  from cases c
  join party_clients k on k.id = c.client_id
  left join party_case_managers m on m.id = c.booking_cm_id
  left join party_specialists p on p.id = c.specialist_id
  where c.id = $1::uuid and not c.is_deleted`;

/** A case has no address itself: its people do. */
export const caseRecipients = caseTypes.map(({ resource }) =>
  mailRecipientPoint.contribute({
    on: resource.name,
    async recipients(tx, id) {
      const [people] = await tx.query<People>(peopleText, [id]);
      if (!people) return [];
      return [
        { label: 'Case manager', name: people.managerName, email: people.managerEmail },
        { label: 'Specialist', name: people.specialistName, email: people.specialistEmail },
        { label: 'Client', name: people.clientName, email: people.clientEmail },
      ];
    },
  }),
);
