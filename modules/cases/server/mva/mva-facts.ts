import { amountText, formatDate } from '#kernel/domain';
import type { Services, Tx } from '#kernel/server';
import {
  disbursementKinds,
  dueReminder,
  headNames,
  heads,
  liabilities,
  mvaType,
  totalOf,
} from '../../domain/index.ts';
import type { CaseRecord, DisbursementKind, HeadAmounts } from '../../domain/index.ts';
import { caseFacts, caseLink, todayOf } from '../engine/index.ts';
import { comparisonOf, demandOf } from './offers.ts';

export type AboutClaim = {
  readonly insurerItemId?: string | null;
  readonly treatmentPlanId?: string | null;
};

export type MvaDocument = 'finalDisbursement' | 'demandLetter' | 'other';

const long = (day: unknown): string | null =>
  typeof day === 'string' && day ? formatDate(day.slice(0, 10), 'D MMMM YYYY') : null;

const amount = (value: unknown): string | null =>
  value === null || value === undefined ? null : amountText(String(value));

const planText = `select p.treatment, p.sessions_requested::int as requested,
    p.sessions_approved::int as approved, d.name
  from mva_treatment_plans p join mva_medical_providers d on d.id = p.provider_id
  where p.claim_id = $1::uuid and not p.is_deleted and ($2::uuid is null or p.id = $2::uuid)
  order by p.requested_on desc, p.creation_time desc limit 1`;

type Plan = { treatment: string; requested: number; approved: number | null; name: string };

const planWords = ({ treatment, requested, approved }: Plan): string => {
  const count = approved ?? requested;
  return `${treatment}, ${count} ${count === 1 ? 'session' : 'sessions'}`;
};

const linesText = `select kind, payee, description, amount::text as amount from mva_disbursements
  where claim_id = $1::uuid and not is_deleted order by item_index, id`;

type Line = { kind: DisbursementKind; payee: string; description: string | null; amount: string };

/** The whole way of the money: what came, who was paid, what is left. */
async function statementLines(tx: Tx, record: CaseRecord) {
  const lines = await tx.query<Line>(linesText, [record.id]);
  const date = long(record.disbursedOn) ?? '';
  return [
    {
      date: long(record.settledOn) ?? '',
      description: 'Settlement',
      amount: amount(record.settlementGross),
    },
    ...lines.map(({ kind, payee, description, amount: paid }) => ({
      date,
      description: [`${disbursementKinds[kind]}: ${payee}`, description].filter(Boolean).join(', '),
      amount: amountText(`-${paid}`),
    })),
  ];
}

const headLines = (demand: HeadAmounts | null) =>
  heads.flatMap((head) =>
    demand?.[head] && demand[head] !== '0.00'
      ? [{ date: '', description: headNames[head], amount: amountText(demand[head]) }]
      : [],
  );

/** All that a template of the group may say of a claim. */
export async function mvaFacts(
  tx: Tx,
  services: Services,
  record: CaseRecord,
  { insurerItemId = null, treatmentPlanId = null }: AboutClaim = {},
  document: MvaDocument = 'other',
) {
  const link = caseLink(services.config.publicUrl, mvaType, record.id);
  const facts = await caseFacts(tx, mvaType, record, link);
  const { insurers } = await comparisonOf(tx, record.id);
  const demand = await demandOf(tx, record.id);
  const wanted = insurerItemId ?? demand?.insurerItemId ?? null;
  const insurer = insurers.find(({ id }) => id === wanted) ?? insurers[0];
  const [plan] = await tx.query<Plan>(planText, [record.id, treatmentPlanId]);
  const isStatement = document === 'finalDisbursement';
  const limitation = record.limitationDate ? String(record.limitationDate).slice(0, 10) : null;
  const today = await todayOf(tx, services);
  const mva = {
    claimNo: insurer?.claimNo ?? record.claimNo ?? record.caseNo,
    accidentDate: long(record.accidentDate),
    insurerName: insurer?.name ?? null,
    providerName: plan?.name ?? null,
    treatmentPlan: plan ? planWords(plan) : null,
    offerAmount: amount(insurer?.amount),
    amount: isStatement ? amount(record.netToClient) : demand && amountText(totalOf(demand)),
    dueDate: long(demand?.payableBy),
    words: demand?.words ?? '',
    reason: (record.terminationReason as string | null) ?? '',
    terminatedOn: long(record.terminatedOn),
    limitationDate: long(limitation) ?? 'not known to us',
    months: limitation ? dueReminder(limitation, today) : null,
    lodgedOn: long(record.lodgedOn),
    liability: liabilities[record.liability as keyof typeof liabilities] ?? null,
    settledOn: long(record.settledOn),
    settlement: amount(record.settlementGross),
    items: isStatement ? await statementLines(tx, record) : headLines(demand),
  };
  return { people: facts.people, data: { ...facts.data, mva } };
}
