import {
  accept,
  defineAction,
  listOf,
  mostRows,
  oneOf,
  refuse,
  replaceRows,
  rows,
} from '#kernel/domain';
import type { Decision, ValueOfShape } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';
import { assessmentTypes, matterKinds } from './specialist-choices.ts';
import type { FeeArrangement } from './specialist-choices.ts';
import { feeRowFields, feeTableProblem } from './fee-table.ts';
import type { FeeRow } from './fee-table.ts';
import { specialistFee } from './specialist-fee.resource.ts';
import { specialist } from './specialist.resource.ts';

/** One line of the fee table as it is answered. */
export const feeShape = {
  id: 'id',
  serviceType: oneOf(assessmentTypes),
  serviceItem: 'text?',
  matterKind: oneOf(matterKinds),
  amount: 'money?',
  splitPercent: 'text?',
  effectiveFrom: 'date',
  effectiveTo: 'date?',
} as const;

export type Fee = ValueOfShape<typeof feeShape>;

/** C-220: `{ items: [...] }` replaces the whole table; a row with an id is kept and changed. */
export const changeFees = defineAction({
  name: 'changeFees',
  on: specialist,
  label: 'Change fees',
  route: 'PUT /app/specialists/{id}/fees',
  roles: settingsStaff,
  input: { items: rows('Fees', feeRowFields, { max: mostRows }) },
  answer: listOf(feeShape),
});

type FeeOwner = { readonly id: string; readonly feeArrangement: FeeArrangement | null };

export function decideFees(owner: FeeOwner, items: readonly FeeRow[]): Decision {
  const problem = feeTableProblem(owner.feeArrangement, items);
  if (!problem) return accept(replaceRows(specialistFee, owner.id, items));
  const { code, row, field } = problem;
  const isOfOwner = code === 'feeArrangementMissing';
  return refuse(code, { field: isOfOwner ? 'feeArrangement' : `items.${row}.${field}` });
}
