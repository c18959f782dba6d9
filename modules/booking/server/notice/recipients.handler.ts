import type { Actor } from '#kernel/domain';
import { Params, handle, isUuid, scopeSql } from '#kernel/server';
import {
  appointment,
  booksForAnyCompany,
  everyRecipient,
  listRecipients,
} from '../../domain/index.ts';
import type { NoticeRecipient } from '../../domain/index.ts';
import { companiesOfVisibleClaimants, visibleCompanies } from '../slot/customer-companies.ts';
import { visibleSessions } from '../slot/visible-sessions.ts';

type Row = { recipient: NoticeRecipient; name: string; email: string | null };
type Asked = Readonly<
  Partial<Record<'appointmentId' | 'clientId' | 'caseManagerId' | 'slotId', string | null>>
>;

const also = (conditions: readonly string[]): string =>
  conditions.map((condition) => ` and ${condition}`).join('');

/** Whoever is named outright wins over whom the appointment or the slot names. */
function statementFor(actor: Actor, asked: Asked) {
  const params = new Params();
  const id = (value: unknown) => params.add(isUuid(value) ? value : null, '::uuid');
  const [client, manager] = [id(asked.clientId), id(asked.caseManagerId)];
  const isPractice = booksForAnyCompany(actor);
  const worksFor = (alias: string, companies: readonly string[]) =>
    isPractice ? [] : [`${alias}.company_id = any(${params.add(companies, '::uuid[]')})`];
  const seen = scopeSql(actor, appointment, 'appointment.list', params, 'a');
  const text = `with given as (
      select coalesce(${client}, a.client_id) as client,
        coalesce(${manager}, a.case_manager_id, k.case_manager_id) as manager,
        coalesce(s.specialist_id, a.specialist_id) as specialist
      from (select 1) one
      left join appointments a on a.id = ${id(asked.appointmentId)} and not a.is_deleted${also(seen)}
      left join party_clients k on k.id = coalesce(${client}, a.client_id)
      left join appointment_slots l on l.id = ${id(asked.slotId)}
      left join appointment_sessions s on s.id = l.session_id${also(visibleSessions(actor, params))}
    )
    select 'client' as recipient, k.full_name as name, k.email
      from given join party_clients k on k.id = given.client${also(worksFor('k', companiesOfVisibleClaimants(actor)))}
    union all
    select 'caseManager', m.full_name, m.email from given join party_case_managers m
      on m.id = given.manager${also(worksFor('m', visibleCompanies(actor)))}
    union all
    select 'specialist', p.titled_name, p.email
      from given join party_specialists p on p.id = given.specialist`;
  return { text, values: params.values };
}

/** A customer learns whether a specialist has an address, not which. */
export const recipientsHandler = handle(listRecipients, async ({ tx, actor, input }) => {
  const isPractice = booksForAnyCompany(actor);
  const own = isPractice ? null : actor.ids.caseManagerId?.[0];
  const { text, values } = statementFor(actor, {
    ...input,
    caseManagerId: input.caseManagerId ?? own ?? null,
  });
  const rows = await tx.query<Row>(text, values);
  const items = everyRecipient.flatMap((recipient) =>
    rows.filter((row) => row.recipient === recipient),
  );
  return {
    items: items.map(({ recipient, name, email }) => ({
      recipient,
      name,
      hasEmail: Boolean(email),
      email: isPractice || recipient !== 'specialist' ? email : null,
    })),
  };
});
