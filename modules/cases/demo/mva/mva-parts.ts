import { addDays, addMoney, exact, toCents } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { idOf, recordRows } from '#kernel/server';
import type { Random, TableRows } from '#kernel/server';
import {
  mvaDemand,
  mvaDisbursement,
  mvaInsurer,
  mvaMedicalProvider,
  mvaMedicalTreatmentPlan,
  mvaOffer,
  mvaTreatmentPeriod,
  statementSums,
  totalOf,
} from '../../domain/index.ts';
import type { StatementLine } from '../../domain/index.ts';
import { insurers, providers } from './mva-words.ts';

export type PartsOf = {
  readonly id: string;
  readonly random: Random;
  /** After the accident, as all that follows it. */
  readonly createdOn: PlainDate;
  readonly lastOn: PlainDate;
  /** How far it has come, by the number of its moves. */
  readonly moves: number;
  readonly isPaidOut: boolean;
};

const later = (one: PlainDate, two: PlainDate): PlainDate => (one > two ? one : two);

const demandOf = (random: Random) => ({
  nonEconomicLoss: `${random.between(60, 180)}000.00`,
  pastTreatment: `${random.between(2, 14)}350.40`,
  futureTreatment: `${random.between(3, 20)}000.00`,
  pastEconomicLoss: `${random.between(8, 60)}200.00`,
  futureEconomicLoss: `${random.between(20, 140)}000.00`,
  pastCare: `${random.between(1, 12)}800.00`,
});

type Amounts = ReturnType<typeof demandOf>;

const partOf = (amounts: Amounts, percent: number): Amounts =>
  Object.fromEntries(
    Object.entries(amounts).map(([head, amount]) => [
      head,
      toCents(exact(amount).times(percent).div(100)),
    ]),
  ) as Amounts;

function offersOf(claim: PartsOf, demand: Amounts, insurerIds: readonly string[]) {
  const { id, random, createdOn, lastOn } = claim;
  return insurerIds.flatMap((insurerItemId, at) => {
    const percents = [random.between(25, 45), random.between(50, 75)].slice(0, at === 0 ? 2 : 1);
    return percents.map((percent, index) => {
      const amounts = partOf(demand, percent);
      return {
        id: idOf('mvaOffer', id, String(at), String(index)),
        claimId: id,
        insurerItemId,
        offeredOn: later(createdOn, addDays(lastOn, -30 + index * 14)),
        expiresOn: addDays(lastOn, index * 14),
        status: index === percents.length - 1 ? ('considered' as const) : ('rejected' as const),
        ...amounts,
        amount: totalOf(amounts),
      };
    });
  });
}

/** A statement that balances to the cent. */
export function statementOf(gross: string, random: Random) {
  const items: readonly StatementLine[] = [
    { kind: 'costs', payee: 'Kerr and Partners', amount: `${random.between(18, 30)}400.00` },
    { kind: 'disbursement', payee: 'Counsel', amount: '3300.00' },
    { kind: 'disbursement', payee: 'Medical reports', amount: '2915.55' },
    { kind: 'refund', payee: 'Medicare', amount: `${random.between(400, 1900)}.35` },
  ];
  return { items, sums: statementSums(gross, items) };
}

const treatmentOf = ({ id, random, createdOn, lastOn }: PartsOf) => {
  const chosen = providers.map(([name, profession, treatment], at) => ({
    id: idOf('mvaProvider', id, String(at)),
    claimId: id,
    name,
    profession,
    treatment,
  }));
  const requested = random.between(6, 12);
  return {
    providers: chosen.map(({ treatment: _treatment, ...provider }) => provider),
    periods: chosen.slice(0, 2).map((provider, at) => ({
      id: idOf('mvaPeriod', provider.id),
      claimId: id,
      providerId: provider.id,
      treatment: provider.treatment,
      dateFrom: later(createdOn, addDays(lastOn, -120 + at * 20)),
      dateTo: later(later(createdOn, addDays(lastOn, -120 + at * 20)), addDays(lastOn, -20)),
      sessions: random.between(4, 16),
      cost: `${random.between(4, 18)}20.00`,
    })),
    plans: chosen.slice(0, 1).map((provider) => ({
      id: idOf('mvaPlan', provider.id),
      claimId: id,
      providerId: provider.id,
      treatment: provider.treatment,
      requestedOn: later(createdOn, addDays(lastOn, -130)),
      sessionsRequested: requested,
      status: 'partlyApproved' as const,
      decidedOn: later(createdOn, addDays(lastOn, -118)),
      sessionsApproved: requested - 2,
    })),
  };
};

/** What stands beside a claim; the further it has come, the more. */
export function partsOfClaim(claim: PartsOf) {
  const { id, random, moves, createdOn, lastOn } = claim;
  const names = [random.pick(insurers), 'Nominal Defendant Fund'].slice(0, 1 + (moves % 2));
  const insurerRows = names.map((name, at) => ({
    id: idOf('mvaInsurer', id, String(at)),
    claimId: id,
    name,
    kind: at === 0 ? ('ctp' as const) : ('nominal' as const),
    claimNo: `CTP-${random.between(10000, 99999)}`,
    claimOfficer: random.pick(['Lena Park', 'Tom Reid', 'Asha Nair']),
  }));
  const demand = demandOf(random);
  const isDemanded = moves >= 4;
  const offers =
    moves >= 5
      ? offersOf(
          claim,
          demand,
          insurerRows.map((one) => one.id),
        )
      : [];
  const gross = addMoney(offers.at(-1)?.amount ?? totalOf(demand));
  const demandRows = isDemanded
    ? [
        {
          id: idOf('mvaDemand', id),
          claimId: id,
          insurerItemId: insurerRows[0]?.id ?? null,
          demandedOn: later(createdOn, addDays(lastOn, -45)),
          payableBy: later(createdOn, addDays(lastOn, -17)),
          ...demand,
          amount: totalOf(demand),
        },
      ]
    : [];
  return {
    insurers: moves >= 1 ? insurerRows : [],
    offers,
    demands: demandRows,
    treatment: moves >= 2 ? treatmentOf(claim) : { providers: [], periods: [], plans: [] },
    gross,
    settledWith: names[0] ?? null,
    statement: claim.isPaidOut ? statementOf(gross, random) : null,
  };
}

export type ClaimParts = ReturnType<typeof partsOfClaim>;

export function partRows(
  all: readonly { readonly id: string; readonly parts: ClaimParts }[],
  own: string,
): TableRows[] {
  const every = <T>(of: (parts: ClaimParts) => readonly T[]) =>
    all.flatMap(({ parts }) => of(parts));
  const lines = all.flatMap(({ id, parts }) =>
    (parts.statement?.items ?? []).map((item, at) => ({
      ...item,
      id: idOf('mvaDisbursement', id, String(at)),
      claimId: id,
      itemIndex: at + 1,
    })),
  );
  return [
    ...recordRows(
      mvaInsurer,
      every(({ insurers: rows }) => rows),
      own,
    ),
    ...recordRows(
      mvaOffer,
      every(({ offers }) => offers),
      own,
    ),
    ...recordRows(
      mvaDemand,
      every(({ demands }) => demands),
      own,
    ),
    ...recordRows(
      mvaMedicalProvider,
      every(({ treatment }) => treatment.providers),
      own,
    ),
    ...recordRows(
      mvaTreatmentPeriod,
      every(({ treatment }) => treatment.periods),
      own,
    ),
    ...recordRows(
      mvaMedicalTreatmentPlan,
      every(({ treatment }) => treatment.plans),
      own,
    ),
    ...recordRows(mvaDisbursement, lines, own),
  ];
}
