import { lookup } from '#kernel/domain';
import { FieldInput } from '#kernel/web';
import { DatePicker, Segmented } from 'antd';
import dayjs from 'dayjs';
import { useId } from 'react';
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
        <DatePicker.RangePicker
          aria-label="Period"
          allowClear={false}
          value={[dayjs(period.from), dayjs(period.to)]}
          onChange={(range) => {
            const [from, to] = range ?? [];
            if (from && to)
              change({ from: from.format('YYYY-MM-DD'), to: to.format('YYYY-MM-DD') });
          }}
        />
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
