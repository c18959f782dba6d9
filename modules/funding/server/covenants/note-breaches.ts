import { clearRaised, raiseAction } from '#correspondence/server';
import { usersInRole } from '#identity/server';
import type { PlainDate } from '#kernel/domain';
import { systemContext, writeBySystem } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { breachNews, breachText, decideBreach } from '../../domain/index.ts';
import { testedCovenants } from './covenant-facts.ts';
import type { TestedCovenant } from './covenant-facts.ts';

type Agreement = {
  readonly id: string;
  readonly agreementNo: string;
  readonly creatorId: string | null;
};

const agreementsText = `select a.id::text as id, a.agreement_no as "agreementNo", a.creator_id::text as "creatorId"
  from facility_agreements a
  where a.tenant_id = current_tenant() and a.status = 'effective' and not a.is_deleted
    and exists (select from agreement_covenants v where v.tenant_id = a.tenant_id
      and v.agreement_id = a.id and not v.is_deleted)
  order by a.id`;

const lockText = `select id from agreement_covenants where agreement_id = $1::uuid and not is_deleted
  order by id for update`;

/** Whoever made the agreement while they run the practice, else the first who does. */
async function personFor(tx: Tx, { creatorId }: Agreement): Promise<string | null> {
  const people = [
    ...(await usersInRole(tx, 'ADMIN_STAFF')),
    ...(await usersInRole(tx, 'ACCOUNTING')),
  ];
  return people.find((id) => id === creatorId) ?? people[0] ?? null;
}

const keyOf = (id: string): string => `covenant ${id}`;

async function raise(
  tx: Tx,
  services: Services,
  agreement: Agreement,
  { covenant, test }: TestedCovenant,
  today: PlainDate,
): Promise<void> {
  const assignedUserId = await personFor(tx, agreement);
  if (!assignedUserId) return;
  const named = test.loans.map(({ loanNo }) => loanNo);
  await raiseAction(tx, services, {
    key: keyOf(covenant.id),
    title: `${agreement.agreementNo}: a covenant is breached`,
    note: [breachText(covenant, test), named.slice(0, 20).join(', ')].filter(Boolean).join('. '),
    assignedUserId,
    dueDate: today,
    fromModule: 'FUNDING_AGREEMENT',
    objectId: agreement.id,
    objectReferenceName: agreement.agreementNo,
  });
}

async function noteOf(
  tx: Tx,
  services: Services,
  agreement: Agreement,
  today: PlainDate,
): Promise<number> {
  await tx.query(lockText, [agreement.id]);
  let breached = 0;
  for (const tested of await testedCovenants(tx, agreement.id, today)) {
    const news = breachNews(tested.covenant, tested.test);
    if (!news) continue;
    await writeBySystem({ tx, services }, decideBreach(tested.covenant, news, today));
    if (news === 'mended') await clearRaised(tx, services, keyOf(tested.covenant.id));
    else {
      await raise(tx, services, agreement, tested, today);
      breached += 1;
    }
  }
  return breached;
}

/** After the loans are counted: what is breached now and was not before. One agreement at a time. */
export async function noteBreaches(
  services: Services,
  tenantId: string,
  today: PlainDate,
  signal: AbortSignal,
): Promise<number> {
  const { db } = services;
  const context = systemContext(tenantId, 'covenants');
  const agreements = await db.transaction(context, (tx) => tx.query<Agreement>(agreementsText));
  let breached = 0;
  for (const agreement of agreements) {
    signal.throwIfAborted();
    breached += await db.transaction(context, (tx) => noteOf(tx, services, agreement, today));
  }
  return breached;
}
