import { lookup } from '#kernel/domain';
import { FieldInput, RangeInput } from '#kernel/web';
import { Segmented } from 'antd';
import { Suspense, useId } from 'react';
import { reportGroupings } from '../../domain/index.ts';
import { hasCompany, hasGrouping, hasPeriod } from './report-state.ts';
import type { ReportChange, ReportState } from './report-state.ts';

type Props = { state: ReportState; change: (change: ReportChange) => void };

const company = lookup('Company', 'company');
const groupings = Object.entries(reportGroupings).map(([value, label]) => ({
  value,
  label: `By ${label.toLowerCase()}`,
}));

export function ReportFilters({ state, change }: Props) {
  const { name, by, period, companyId } = state;
  const id = useId();
  return (
    <div className="toolbar">
      {hasGrouping(name) && (
        <Segmented
          aria-label="Rows"
          options={groupings}
          value={by}
          onChange={(one) => change({ by: one })}
        />
      )}
      {hasPeriod(name) && (
        <span className="report-period">
          <Suspense>
            <RangeInput
              label="Period"
              isFixed
              value={{ startDate: period.from, endDate: period.to }}
              onChange={(range) => {
                const { startDate: from, endDate: to } = range ?? {};
                if (from && to) change({ from, to });
              }}
            />
          </Suspense>
        </span>
      )}
      {hasCompany(name) && (
        <span className="report-company">
          <label htmlFor={id} className="hidden-text">
            Company
          </label>
          <FieldInput
            id={id}
            field={company}
            value={companyId}
            placeholder="Every company"
            onChange={(one) => change({ companyId: one ? String(one) : null })}
          />
        </span>
      )}
    </div>
  );
}
