import {
  accept,
  addMoney,
  amountText,
  change,
  exact,
  refuse,
  replaceRows,
  toCents,
} from '#kernel/domain';
import type { Decision, Money, PlainDate } from '#kernel/domain';
import type { DisbursementKind } from './mva-choices.ts';
import { mvaDisbursement } from './mva-disbursement.resource.ts';
import { mva } from './mva.resource.ts';

export type StatementLine = {
  readonly id?: string | null | undefined;
  readonly kind: DisbursementKind;
  readonly payee: string;
  readonly description?: string | null | undefined;
  readonly amount: Money;
};

export type Statement = {
  readonly items: readonly StatementLine[];
  readonly netToClient: Money;
  readonly disbursedOn: PlainDate;
};

const sum = (items: readonly StatementLine[], kind: DisbursementKind): Money =>
  addMoney(...items.filter((item) => item.kind === kind).map(({ amount }) => amount));

/** What every kind of line comes to, and what is left of the settlement after all of them. */
export function statementSums(gross: Money, items: readonly StatementLine[]) {
  const [costs, disbursements, refunds] = [
    sum(items, 'costs'),
    sum(items, 'disbursement'),
    sum(items, 'refund'),
  ];
  const paid = addMoney(costs, disbursements, refunds);
  return { costs, disbursements, refunds, paid, rest: toCents(exact(gross).minus(paid)) };
}

/** Positive: so much of the settlement is not paid to anybody. Negative: so much too much is. */
export const outOfBalance = (
  gross: Money,
  { items, netToClient }: Omit<Statement, 'disbursedOn'>,
) => toCents(exact(statementSums(gross, items).rest).minus(netToClient));

export type SettledClaim = {
  readonly id: string;
  readonly step: string;
  readonly settlementGross: Money | null;
};

/** To the cent: gross = costs + disbursements + refunds + net to the client. */
export function decideStatement(claim: SettledClaim, statement: Statement): Decision {
  const { id, step, settlementGross: gross } = claim;
  if (step === 'closed') return refuse('mvaIsClosed');
  if (!gross) return refuse('settlementMissing');
  const { items, netToClient, disbursedOn } = statement;
  const out = outOfBalance(gross, statement);
  if (out !== '0.00') {
    const isShort = !out.startsWith('-');
    const by = amountText(out.replace('-', ''));
    return refuse(isShort ? 'statementLeavesOver' : 'statementPaysTooMuch', {
      values: { by, gross: amountText(toCents(gross)) },
    });
  }
  const { costs, disbursements, refunds } = statementSums(gross, items);
  return accept(
    replaceRows(mvaDisbursement, id, items),
    change(mva, id, {
      costsTotal: costs,
      disbursementsTotal: disbursements,
      refundsTotal: refunds,
      netToClient: toCents(netToClient),
      disbursedOn,
    }),
  );
}

export type Settlement = {
  readonly settledOn: PlainDate;
  readonly settledWith?: string | null | undefined;
  readonly settlementGross: Money;
  readonly settlementNote?: string | null | undefined;
};

/** Another gross amount takes the statement back: it would no longer balance. */
export function settlementValues(claim: Pick<SettledClaim, 'settlementGross'>, given: Settlement) {
  const gross = toCents(given.settlementGross);
  const isSame = claim.settlementGross !== null && toCents(claim.settlementGross) === gross;
  return {
    settledOn: given.settledOn,
    settledWith: given.settledWith ?? null,
    settlementGross: gross,
    settlementNote: given.settlementNote ?? null,
    ...(!isSame && {
      costsTotal: null,
      disbursementsTotal: null,
      refundsTotal: null,
      netToClient: null,
      disbursedOn: null,
    }),
  };
}
