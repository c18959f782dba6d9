import { Notice } from '#kernel/web';

type Props = { budget: { readonly percent: number | null; readonly level: string } | null };

/** It warns, and refuses nothing. */
export function BudgetNotice({ budget }: Props) {
  if (budget?.level === 'over')
    return (
      <Notice tone="danger" title={`The budget of this case is used up: ${budget.percent} %.`} />
    );
  if (budget?.level === 'near')
    return (
      <Notice tone="warning" title={`${budget.percent} % of the budget of this case are used.`} />
    );
  return null;
}
