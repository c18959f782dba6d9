import { withAmounts } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { handle } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { proposeMatches, readMatching } from '../../domain/index.ts';
import type { MatchFacts, MatchedLine, Proposal } from '../../domain/index.ts';
import { openCredits } from './open-credits.ts';
import { readMatchFacts } from './read-match-facts.ts';

type Row = Omit<MatchedLine, 'proposals'>;
type Counts = { open: number; matched: number; ignored: number; debits: number };

const pageText = `select l.id::text as id, l.concurrency_stamp::text as "concurrencyStamp",
    l.booked_on::text as "bookedOn", l.amount::text as amount, l.description, l.status,
    case when r.id is null then null else jsonb_build_object('id', r.id, 'displayName', r.receipt_no) end as receipt,
    case when c.id is null then null else jsonb_build_object('id', c.id, 'displayName', c.name) end as company,
    l.ignored_because as "ignoredBecause"
  from bank_lines l left join receipts r on r.id = l.receipt_id
    left join party_companies c on c.id = r.company_id
  where l.statement_id = $1::uuid and not l.is_deleted and ($2::text is null or l.status = $2)
    and (l.status <> 'open' or l.amount > 0)
  order by l.line_index offset $3::int limit $4::int`;

const countsText = `select count(*) filter (where status = 'open' and amount > 0)::int as open,
    count(*) filter (where status = 'matched')::int as matched,
    count(*) filter (where status = 'ignored')::int as ignored,
    count(*) filter (where status = 'open' and amount <= 0)::int as debits
  from bank_lines where statement_id = $1::uuid and not is_deleted`;

const shown = (actor: Actor, { companies }: MatchFacts) => {
  const names = new Map(companies.map(({ id, name }) => [id, name]));
  return (proposal: Proposal) => ({
    ...proposal,
    reasons: proposal.reasons.map((one) => withAmounts(actor, one)),
    companyName: names.get(proposal.companyId ?? '') ?? null,
  });
};

async function countsOf(tx: Tx, statementId: string): Promise<Counts> {
  const [row] = await tx.query<Counts>(countsText, [statementId]);
  return row ?? { open: 0, matched: 0, ignored: 0, debits: 0 };
}

const most = 200;

/** Proposals are made anew each time: what was paid meanwhile is not proposed again. */
export const matchingHandler = handle(readMatching, async ({ tx, actor, record, input }) => {
  const { status = null, skipCount, maxResultCount } = input;
  const rows = await tx.query<Row>(pageText, [
    record.id,
    status,
    skipCount ?? 0,
    maxResultCount ?? most,
  ]);
  const facts = await readMatchFacts(tx);
  const proposals = proposeMatches(await openCredits(tx, record.id), facts);
  const counts = await countsOf(tx, record.id);
  const sure = [...proposals.values()].filter(([best]) => best?.isSure).length;
  const total = status ? counts[status] : counts.open + counts.matched + counts.ignored;
  const inWords = shown(actor, facts);
  return {
    items: rows.map((row) => ({ ...row, proposals: (proposals.get(row.id) ?? []).map(inWords) })),
    totalCount: total,
    counts: { ...counts, sure },
  };
});
