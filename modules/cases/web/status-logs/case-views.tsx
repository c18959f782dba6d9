import { useSession, todayIn } from '#kernel/web';
import type { Screens } from '#kernel/web';
import type { ComponentProps } from 'react';
import { caseViews, viewLabels } from '../../domain/index.ts';
import type { CaseType, ViewName } from '../../domain/index.ts';
import { useCaseCounts } from './case-counts.ts';
import { isShowing } from './chosen-view.ts';
import './case-views.css';

type ListProps = ComponentProps<NonNullable<Screens['listTop']>>;
type Filters = ListProps['state']['filters'];

type ChipProps = {
  label: string;
  count: number | undefined;
  isOn: boolean;
  isAlarming?: boolean;
  press: () => void;
};

function ViewChip({ label, count, isOn, isAlarming = false, press }: ChipProps) {
  const isLate = isAlarming && !!count;
  return (
    <button
      type="button"
      className={isLate ? 'choice-chip case-view case-view-late' : 'choice-chip case-view'}
      aria-pressed={isOn}
      onClick={press}
    >
      {label} <b>{count?.toLocaleString('en') ?? '–'}</b>
    </button>
  );
}

/** Saved views of a list of cases, each with how many it shows. A second press shows all again. */
export function CaseViews({ type, state, change }: ListProps & { type: CaseType | null }) {
  const { actor, zone } = useSession();
  const { data } = useCaseCounts(type);
  const views = caseViews(todayIn(zone), actor.userId);
  const show = (filters: Filters) =>
    change({ filters: isShowing(state.filters, filters) ? {} : filters });
  return (
    <div className="case-views">
      <div className="choice-chips" role="group" aria-label="Views">
        {(Object.keys(views) as ViewName[]).map((name) => (
          <ViewChip
            key={name}
            label={viewLabels[name]}
            count={data?.views[name]}
            isOn={isShowing(state.filters, views[name])}
            isAlarming={name === 'overdue'}
            press={() => show(views[name])}
          />
        ))}
      </div>
      {type && (
        <div className="choice-chips case-statuses" role="group" aria-label="By status">
          {data?.items.map(({ status, statusName, count }) => (
            <ViewChip
              key={status}
              label={statusName}
              count={count}
              isOn={isShowing(state.filters, { caseStatus: [status] })}
              press={() => show({ caseStatus: [status] })}
            />
          ))}
        </div>
      )}
    </div>
  );
}
