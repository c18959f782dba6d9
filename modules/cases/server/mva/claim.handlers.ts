import { accept, change, create, refuse } from '#kernel/domain';
import { Refused, handle, newId, readAnswer } from '#kernel/server';
import type { Handler, Tx } from '#kernel/server';
import {
  decideStatement,
  limitationOf,
  mva,
  mvaMedicalTreatmentPlan,
  overrideLimitation,
  readClaimDetails,
  readLimitation,
  saveClaimDetails,
  saveSettlement,
  saveStatement,
  saveTermination,
  saveTreatmentPlan,
  settlementValues,
} from '../../domain/index.ts';
import { todayOf } from '../engine/index.ts';

const readDetails = handle(readClaimDetails, ({ tx, actor, record }) =>
  readAnswer({ tx, actor }, mva, record.id, { ability: readClaimDetails.ability }),
);

const saveDetails = handle(saveClaimDetails, ({ record, input, commit }) =>
  commit(accept(change(mva, record.id, input))),
);

const limitation = handle(readLimitation, async ({ tx, services, input }) => {
  const { stateId, accidentDate, dateOfBirth = null } = input;
  if (accidentDate > (await todayOf(tx, services))) throw new Refused('accidentInFuture');
  const found = limitationOf({ stateId, accidentDate, dateOfBirth });
  if (!found) throw new Refused('accidentMissing');
  const { date, ...rule } = found;
  return { limitationDate: date, ...rule };
});

/** The reason stands in the history of the claim, also of going back to the table. */
const override = handle(overrideLimitation, ({ record, input, commit }) => {
  const { limitationDate = null, reason } = input;
  return commit(
    accept(
      change(mva, record.id, {
        limitationDate: limitationDate ?? record.limitationCalculated,
        limitationReason: limitationDate ? reason : null,
      }),
    ),
  );
});

const settlement = handle(saveSettlement, ({ record, input, commit }) =>
  commit(
    accept(
      record.step === 'closed' && refuse('mvaIsClosed'),
      record.step !== 'settled' && refuse('settlementMissing'),
      change(mva, record.id, settlementValues(record, input)),
    ),
  ),
);

const statement = handle(saveStatement, ({ record, input, commit }) =>
  commit(decideStatement(record, input)),
);

const termination = handle(saveTermination, ({ record, input, commit }) =>
  commit(
    accept(
      record.step !== 'terminated' && refuse('mvaNotTerminated'),
      change(mva, record.id, input),
    ),
  ),
);

const inClaimText = (table: string) =>
  `select 1 from ${table} where id = $1::uuid and claim_id = $2::uuid and not is_deleted`;

const isInClaim = async (tx: Tx, table: string, id: string, claimId: string): Promise<boolean> =>
  (await tx.query(inClaimText(table), [id, claimId])).length > 0;

const plan = handle(saveTreatmentPlan, async ({ tx, record, input, write }) => {
  const { planId = null, ...wanted } = input;
  const given = { ...wanted, status: wanted.status ?? 'requested' };
  if (!(await isInClaim(tx, 'mva_medical_providers', given.providerId, record.id)))
    throw new Refused('planOfAnother');
  if (planId && !(await isInClaim(tx, 'mva_treatment_plans', planId, record.id)))
    throw new Refused('notFound');
  const id = planId ?? newId();
  await write(
    accept(
      planId
        ? change(mvaMedicalTreatmentPlan, id, given)
        : create(mvaMedicalTreatmentPlan, { ...given, id, claimId: record.id }),
    ),
  );
  return { id };
});

export const claimHandlers: readonly Handler[] = [
  readDetails,
  saveDetails,
  limitation,
  override,
  settlement,
  statement,
  termination,
  plan,
];
