import {
  answer,
  handle,
  performAtOnce,
  startTask,
  throwUnlessAccepted,
  Refused,
} from '#kernel/server';
import type { Tx } from '#kernel/server';
import {
  bulkMoves,
  bulkVerbs,
  changeClaimants,
  changeClaimantsTask,
  claimantsInRequest,
  mostClaimants,
  refuseBulk,
} from '../../domain/index.ts';
import type { BulkWish } from '../../domain/index.ts';
import { changeClaimantsWork, claimantIds } from './change-claimants.ts';

const foundText = `select id from mass_torts
  where campaign_id = $1::uuid and not is_deleted
    and ($2::text is null or case_status = $2)
    and ($3::text is null or strpos(lower(concat_ws(' ', case_no, claimant_name, claim_no)), lower($3)) > 0)
  order by case_no limit ${mostClaimants + 1}`;

type Filter = {
  readonly campaignId?: string | null;
  readonly caseStatus?: string | null;
  readonly filterText?: string | null;
};

/** As they are found now: who joins the campaign later is not touched. */
async function found(tx: Tx, { campaignId, caseStatus, filterText }: Filter) {
  if (!campaignId) throw new Refused('chooseClaimants');
  const rows = await tx.query<{ id: string }>(foundText, [
    campaignId,
    caseStatus || null,
    filterText || null,
  ]);
  if (!rows.length) throw new Refused('chooseClaimants');
  return rows.map(({ id }) => id);
}

const titleOf = ({ verb, move }: BulkWish): string =>
  verb === 'move' && move ? bulkMoves[move] : bulkVerbs[verb];

/** Many are changed by a worker; the task answers for each row either way. */
export const changeClaimantsHandler = handle(changeClaimants, async (call) => {
  const { tx, actor, services, input } = call;
  const { campaignId, caseStatus, filterText, ids: given, ...wanted } = input;
  const refused = refuseBulk(wanted);
  if (refused) throwUnlessAccepted(refused);
  const ids = given
    ? claimantIds(given)
    : await found(tx, {
        campaignId: campaignId ?? null,
        caseStatus: caseStatus ?? null,
        filterText: filterText ?? null,
      });
  if (ids.length > mostClaimants) throw new Refused('tooManyClaimants');
  const order = { title: titleOf(wanted), input: { ...wanted, ids }, total: ids.length };
  const caller = { services, actor };
  if (ids.length <= claimantsInRequest) {
    const { id, value } = await performAtOnce(tx, caller, changeClaimantsWork, order);
    return { taskId: id, total: ids.length, changed: Number(value ?? 0) };
  }
  const { id } = await startTask(tx, caller, { task: changeClaimantsTask, ...order });
  return answer({ taskId: id, total: ids.length }, 202);
});
