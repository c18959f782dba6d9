import { CalendarOutlined, LeftOutlined, PlusOutlined, RightOutlined } from '@ant-design/icons';
import { can } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { EmptyState, PageHeader, PageTitle, panelText, todayIn, useSession } from '#kernel/web';
import { australianStates } from '#platform/domain';
import { Alert, Button, Segmented, Skeleton } from 'antd';
import { useNavigate, useSearchParams } from 'react-router';
import { HolidayMonth } from './holiday-month.tsx';
import './holidays.css';
import { useHolidays } from './use-holidays.ts';
import type { HolidayRow } from './use-holidays.ts';

const states = ['All', ...Object.keys(australianStates)];
const months = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, '0'));

/** A national day is a day of every state. */
const isIn = ({ states: own }: HolidayRow, state: string) =>
  state === 'All' || !own.length || own.includes(state);

/** S-052: a year at a glance, for the whole country or one state. */
export function HolidayPage() {
  const { actor, zone } = useSession();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const today = todayIn(zone);
  const thisYear = Number(today.slice(0, 4));
  const year = /^20\d\d$/.test(params.get('year') ?? '') ? Number(params.get('year')) : thisYear;
  const state = states.find((one) => one === params.get('state')) ?? 'All';
  const { data, error } = useHolidays(year);
  const days = data?.items.filter((day) => isIn(day, state)) ?? [];
  const show = (next: { year?: number; state?: string }) =>
    setParams({ year: String(next.year ?? year), state: next.state ?? state }, { replace: true });
  const mayAdd = can(actor, 'holiday.create');
  const add = (
    <Button
      type="primary"
      icon={<PlusOutlined />}
      onClick={() => void navigate('/view/holidays/add')}
    >
      Add Holiday
    </Button>
  );

  return (
    <div className="page">
      <PageTitle>Holiday List</PageTitle>
      <PageHeader
        title="Holidays"
        meta={data && `${days.filter(({ isActive }) => isActive).length} days in ${year}`}
        actions={mayAdd && add}
      />
      <YearBar year={year} thisYear={thisYear} state={state} show={show} />
      {error && <Alert type="error" showIcon title={panelText(error)} />}
      {!data && !error && <Skeleton active />}
      {data && !days.length && (
        <EmptyState
          icon={<CalendarOutlined />}
          title="No data found"
          text={`No holiday is known for ${year} yet. Days of the next years are added each January.`}
          action={mayAdd && add}
        />
      )}
      {days.length > 0 && <Months year={year} today={today} days={days} />}
    </div>
  );
}

type BarProps = {
  year: number;
  thisYear: number;
  state: string;
  show: (next: { year?: number; state?: string }) => void;
};

const YearBar = ({ year, thisYear, state, show }: BarProps) => (
  <div className="toolbar">
    <Button
      icon={<LeftOutlined />}
      aria-label="Year before"
      onClick={() => show({ year: year - 1 })}
    />
    <strong className="holiday-year" aria-live="polite">
      {year}
    </strong>
    <Button
      icon={<RightOutlined />}
      aria-label="Next year"
      onClick={() => show({ year: year + 1 })}
    />
    {year !== thisYear && <Button onClick={() => show({ year: thisYear })}>This year</Button>}
    <span className="spring" />
    <Segmented
      aria-label="State"
      options={states}
      value={state}
      onChange={(one) => show({ state: one })}
    />
  </div>
);

type MonthsProps = { year: number; today: PlainDate; days: readonly HolidayRow[] };

const Months = ({ year, today, days }: MonthsProps) => (
  <div className="holiday-months">
    {months.map((month) => (
      <HolidayMonth
        key={month}
        month={`${year}-${month}`}
        today={today}
        days={days.filter(({ date }) => date.slice(5, 7) === month)}
      />
    ))}
  </div>
);
