import { handle, isUuid } from '#kernel/server';
import type { Actor } from '#kernel/domain';
import { everyRecipient, listRecipients } from '../../domain/index.ts';
import type { NoticeRecipient } from '../../domain/index.ts';
import { isStaff } from '../slot/booking-facts.ts';

type Row = { recipient: NoticeRecipient; name: string; email: string | null };

/** Whoever is named outright wins over whom the appointment or the slot names. */
const text = `with given as (
    select coalesce($2::uuid, a.client_id) as client, coalesce($3::uuid, a.case_manager_id, k.case_manager_id) as manager,
      coalesce(s.specialist_id, a.specialist_id) as specialist
    from (select 1) one
    left join appointments a on a.id = $1::uuid and not a.is_deleted
      and ($5::uuid[] is null or a.company_id = any($5::uuid[]))
    left join clients k on k.id = coalesce($2::uuid, a.client_id)
    left join appointment_slots l on l.id = $4::uuid
    left join appointment_sessions s on s.id = l.session_id
  )
  select 'client' as recipient, trim(k.first_name || ' ' || k.last_name) as name, k.email
    from given join clients k on k.id = given.client and not k.is_deleted
      and ($5::uuid[] is null or k.company_id = any($5::uuid[]))
  union all
  select 'caseManager', m.full_name, m.email from given join case_managers m on m.id = given.manager
    and not m.is_deleted and ($5::uuid[] is null or m.company_id = any($5::uuid[]))
  union all
  select 'specialist', trim(coalesce(p.title, '') || ' ' || p.full_name), coalesce(p.business_email, p.personal_email)
    from given join specialists p on p.id = given.specialist and not p.is_deleted`;

const companiesOf = ({ attributes }: Actor): string[] =>
  [attributes.visibleCompanyIds, attributes.bookableCompanyIds, attributes.companyId]
    .join(',')
    .split(',')
    .filter(isUuid);

/** A customer learns whether a specialist has an address, not which. */
export const recipientsHandler = handle(listRecipients, async ({ tx, actor, input }) => {
  const isOffice = isStaff(actor);
  const id = (value: unknown) => (isUuid(value) ? value : null);
  const rows = await tx.query<Row>(text, [
    id(input.appointmentId),
    id(input.clientId),
    id(input.caseManagerId ?? (isOffice ? null : actor.attributes.caseManagerId)),
    id(input.slotId),
    isOffice ? null : companiesOf(actor),
  ]);
  const items = everyRecipient.flatMap((recipient) =>
    rows.filter((row) => row.recipient === recipient),
  );
  return {
    items: items.map(({ recipient, name, email }) => ({
      recipient,
      name,
      hasEmail: Boolean(email),
      email: isOffice || recipient !== 'specialist' ? email : null,
    })),
  };
});
