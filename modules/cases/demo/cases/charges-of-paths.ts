import { addMoney } from '#kernel/domain';
import type { Money } from '#kernel/domain';
import { idOf, recordRows } from '#kernel/server';
import type { TableRows } from '#kernel/server';
import { caseCharge } from '../../domain/index.ts';
import { chargeKindOf } from '../../domain/engine/charges.ts';
import { chargeKinds } from '../../domain/engine/case-choices.ts';
import type { WrittenPath } from './written-path.ts';

/** What the services of the demo cost, without GST: what the practice keeps, and what the specialist earns. */
const prices: Readonly<Record<string, readonly [kept: Money, pay: Money | null]>> = {
  CO: ['230.00', '460.00'],
  MR: ['320.00', null],
  TPD: ['2400.00', null],
  MVA: ['3200.00', null],
  SUPP: ['200.00', '350.00'],
  FR: ['400.00', '600.00'],
};

type Charged = {
  readonly path: WrittenPath;
  readonly companyId: string | null;
  readonly specialistId: string | null;
};

type Written = {
  readonly path: WrittenPath;
  readonly record: { readonly companyId?: unknown; readonly specialistId?: unknown };
};

/** A case as its rows are written, with whom it is charged to. */
export const chargedOf = ({ path, record }: Written): Charged => ({
  path,
  companyId: (record.companyId as string | null | undefined) ?? null,
  specialistId: (record.specialistId as string | null | undefined) ?? null,
});

/** What the moves of a case charged on its way, each kind once. */
function chargesOf({ path, companyId, specialistId }: Charged) {
  const { type, moves, id, lastOn } = path;
  const [kept, pay] = prices[type.key] ?? ['0.00', null];
  return moves.flatMap(([move, to]) => {
    const row = type.workflow.moves[move];
    const kind = row && chargeKindOf(type, row, to);
    if (!kind || kind === 'specialistOnly') return [];
    const payee = specialistId && kind === 'service' ? pay : null;
    return [
      {
        id: idOf('caseCharge', id, move),
        caseId: id,
        kind,
        move,
        description: kind === 'service' ? type.resource.label[0] : chargeKinds[kind],
        chargedOn: lastOn,
        companyId,
        amount: addMoney(kept, payee ?? '0.00'),
        specialistId,
        payeeAmount: payee,
        creationTime: `${lastOn}T00:30:00.000Z`,
      },
    ];
  });
}

export const chargeRowsOf = (own: string, charged: readonly Charged[]): readonly TableRows[] =>
  recordRows(caseCharge, charged.flatMap(chargesOf), own);
