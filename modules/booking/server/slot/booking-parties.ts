import type { Actor, InputOf } from '#kernel/domain';
import { Refused } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { booksForAnyCompany } from '../../domain/index.ts';
import type { bookSlot } from '../../domain/index.ts';
import { bookableCompanies, companiesOfVisibleClaimants } from './customer-companies.ts';

export type Parties = {
  readonly clientId: string;
  readonly companyId: string | null;
  readonly caseManagerId: string | null;
  readonly caseManagerFits: boolean;
  /** G-052: whose risk is looked at; the company of the booking where there is no case manager. */
  readonly riskCompanyId: string | null;
};

type ClientRow = { companyId: string | null; caseManagerId: string | null };

const clientText = `select company_id as "companyId", case_manager_id as "caseManagerId" from party_clients
  where id = $1::uuid and is_active`;

/** A customer books clients they may see for the own company, and those of a company for it. */
function companyOfCustomer(actor: Actor, asked: string | null, clients: string | null): string {
  const bookable = bookableCompanies(actor);
  if (!companiesOfVisibleClaimants(actor).includes(clients ?? '')) {
    throw new Refused('unknownReference', { field: 'clientId' });
  }
  if (asked !== null && !bookable.includes(asked)) {
    throw new Refused('unknownReference', { field: 'companyId' });
  }
  const ofClient = clients && bookable.includes(clients) ? clients : null;
  return asked ?? ofClient ?? bookable[0] ?? '';
}

type ManagerRow = { id: string; companyId: string; fits: boolean };

const managersText = `select m.id, m.company_id as "companyId",
    $2::uuid is null or m.id in (select case_managers_for_company($2::uuid)) as fits
  from party_case_managers m where m.id = any($1::uuid[])`;

/** Whoever is named must fit; whoever is not named is taken only where they do. */
async function caseManagerFor(
  tx: Tx,
  companyId: string | null,
  asked: string | null,
  usual: readonly (string | null | undefined)[],
): Promise<Pick<Parties, 'caseManagerId' | 'caseManagerFits' | 'riskCompanyId'>> {
  const wanted = asked ? [asked] : usual.filter((id) => typeof id === 'string');
  const rows = wanted.length ? await tx.query<ManagerRow>(managersText, [wanted, companyId]) : [];
  const fitting = wanted.flatMap((id) => rows.find((row) => row.id === id && row.fits) ?? []);
  const [chosen] = fitting;
  return {
    caseManagerId: chosen?.id ?? null,
    caseManagerFits: !asked || chosen !== undefined,
    riskCompanyId: chosen?.companyId ?? companyId,
  };
}

/** Who books for whom: what is left out is the client's own. A case manager books for their company. */
export async function partiesOf(
  tx: Tx,
  actor: Actor,
  input: Pick<InputOf<typeof bookSlot>, 'clientId' | 'companyId' | 'caseManagerId'>,
): Promise<Parties> {
  const { clientId, companyId: asked = null, caseManagerId = null } = input;
  const [client] = await tx.query<ClientRow>(clientText, [clientId]);
  if (!client) throw new Refused('unknownReference', { field: 'clientId' });
  const isPractice = booksForAnyCompany(actor);
  const companyId = isPractice
    ? (asked ?? client.companyId)
    : companyOfCustomer(actor, asked, client.companyId);
  const own = isPractice ? [] : (actor.ids.caseManagerId ?? []);
  const usual = [...own, client.caseManagerId];
  return { clientId, companyId, ...(await caseManagerFor(tx, companyId, caseManagerId, usual)) };
}

/** Those of an appointment that is there already. */
export async function partiesOfAppointment(
  tx: Tx,
  record: { clientId: string; companyId: string | null; caseManagerId: string | null },
): Promise<Pick<Parties, 'clientId' | 'companyId' | 'riskCompanyId'>> {
  const { clientId, companyId, caseManagerId } = record;
  const [manager] = caseManagerId
    ? await tx.query<ManagerRow>(managersText, [[caseManagerId], companyId])
    : [];
  return { clientId, companyId, riskCompanyId: manager?.companyId ?? companyId };
}
