import type { ComponentProps } from 'react';
import type { screensFor } from '#kernel/web';
import { recruitmentStatuses } from '../../domain/index.ts';
import { chosenStatuses, statusFilter } from './recruitment-filter.ts';
import './specialist.css';

type Screens = ReturnType<typeof screensFor>;
type Props = ComponentProps<NonNullable<Screens['listTop']>>;

/** B-219: which specialists the list is about, one press away. */
export function RecruitmentChips({ state, change }: Props) {
  const chosen = chosenStatuses(state.filters);
  const turn = (status: string) => {
    const next = chosen.includes(status)
      ? chosen.filter((one) => one !== status)
      : [...chosen, status];
    change({ filters: { ...statusFilter(state.filters, next) } });
  };
  return (
    <div className="choice-chips" role="group" aria-label="Recruitment status">
      {Object.entries(recruitmentStatuses).map(([status, label]) => (
        <button
          key={status}
          type="button"
          className="choice-chip"
          aria-pressed={chosen.includes(status)}
          onClick={() => turn(status)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
