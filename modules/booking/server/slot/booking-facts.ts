import { dayIn } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { Refused } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { highRiskWarning } from '#parties/domain';
import type { HighRiskFlags } from '#parties/domain';
import { adminOrStaff } from '#platform/domain';
import type { BookingFacts } from '../../domain/index.ts';
import { surroundingsOf } from './slot-row.ts';
import type { SlotRow, SlotSurroundings } from './slot-row.ts';

export type Parties = {
  readonly clientId: string;
  readonly companyId: string | null;
  readonly caseManagerId: string | null;
};

type ClientRow = { companyId: string | null; caseManagerId: string | null };

const idsIn = (text: string | undefined): string[] => (text ?? '').split(',').filter(Boolean);

/** G-131: the own company first, then those that named the person as their agent. */
export const bookableCompanies = ({ attributes }: Actor): string[] =>
  idsIn(attributes.bookableCompanyIds ?? attributes.companyId);

/** A customer books clients they may see for the own company, and those of a company for it. */
function companyOfCustomer(actor: Actor, asked: string | null, clients: string | null): string {
  const bookable = bookableCompanies(actor);
  const visible = [...idsIn(actor.attributes.visibleCompanyIds), ...bookable];
  if (!visible.includes(clients ?? '')) {
    throw new Refused('unknownReference', { field: 'clientId' });
  }
  if (asked !== null && !bookable.includes(asked)) {
    throw new Refused('unknownReference', { field: 'companyId' });
  }
  const ofClient = clients && bookable.includes(clients) ? clients : null;
  return asked ?? ofClient ?? bookable[0] ?? '';
}

/** Who books for whom: what is left out is the client's own. A case manager books for their company. */
export async function partiesOf(
  tx: Tx,
  actor: Actor,
  input: { clientId?: string | null; companyId?: string | null; caseManagerId?: string | null },
): Promise<Parties> {
  const [client] = await tx.query<ClientRow>(
    `select company_id as "companyId", case_manager_id as "caseManagerId" from clients
      where id = $1::uuid and is_active and not is_deleted`,
    [input.clientId ?? null],
  );
  if (!client) throw new Refused('unknownReference', { field: 'clientId' });
  const companyId = isStaff(actor)
    ? (input.companyId ?? client.companyId)
    : companyOfCustomer(actor, input.companyId ?? null, client.companyId);
  return {
    clientId: input.clientId ?? '',
    companyId,
    caseManagerId:
      input.caseManagerId ?? actor.attributes.caseManagerId ?? client.caseManagerId ?? null,
  };
}

export const isStaff = (actor: Actor): boolean =>
  actor.roles.some((role) => (adminOrStaff as readonly string[]).includes(role));

type CompanyRow = HighRiskFlags & { isExcluded: boolean };

const companyText = `select c.high_risk_applied as "highRiskApplied",
    c.high_risk_applied_from::text as "highRiskAppliedFrom", c.high_risk_applied_to::text as "highRiskAppliedTo",
    c.high_risk_reason_to_booking_cm as "highRiskReasonToBookingCm",
    c.high_risk_reason_to_staff as "highRiskReasonToStaff",
    exists (select 1 from company_excluded_specialists x where x.company_id = c.id and x.specialist_id = $2::uuid
      and not x.is_deleted) as "isExcluded"
  from companies c where c.id = $1::uuid and not c.is_deleted`;

/** Everything the decision needs to know, read while the slot is locked. */
export async function bookingFacts(
  tx: Tx,
  actor: Actor,
  slot: SlotRow,
  companyId: string | null,
  now: Date,
): Promise<BookingFacts & Pick<SlotSurroundings, 'session'>> {
  const { session, specialist } = await surroundingsOf(tx, slot);
  const [company] = companyId
    ? await tx.query<CompanyRow>(companyText, [companyId, session.specialistId])
    : [];
  if (companyId && !company) throw new Refused('unknownReference', { field: 'companyId' });
  const today = dayIn(session.timeZone, now);
  return {
    slot,
    session,
    specialist,
    asking: {
      userId: actor.userId,
      companyId,
      isExcludedByCompany: company?.isExcluded ?? false,
      now: now.toISOString(),
    },
    isStaff: isStaff(actor),
    highRiskReason: company ? highRiskWarning(company, actor.roles, today) : null,
  };
}
