import { addDays, formatDate } from '#kernel/domain';
import {
  api,
  FieldInput,
  PageHeader,
  PageTitle,
  panelText,
  toast,
  toastFailure,
  useSession,
} from '#kernel/web';
import { Alert, Button, Select, Skeleton } from 'antd';
import { Suspense, useState } from 'react';
import { startTimer, submitWeek, sumOfMinutes } from '../../domain/index.ts';
import type { TimeActivity } from '../../domain/index.ts';
import { TimeButtons } from './time-buttons.tsx';
import { activityOptions } from './timer-panel.tsx';
import { shownRows, useWeek } from './use-week.ts';
import type { CaseOfWeek, Week } from './use-week.ts';
import { WeekTable } from './week-table.tsx';
import './week.css';

type CaseAnswer = Omit<CaseOfWeek, 'caseId'> & { readonly id: string };

const caseFields = 'caseNo,caseType,claimantName';

/** Own time by day and case; a figure is typed where it belongs. */
export function WeekPage() {
  const [from, setFrom] = useState<string | null>(null);
  const { data, error, enter, reload } = useWeek(from);
  return (
    <div className="page">
      <PageTitle>Time Tracking Week</PageTitle>
      <PageHeader title="Time Tracking" actions={<TimeButtons />} />
      {error && <Alert type="error" showIcon title={panelText(error)} />}
      {!error && !data && <Skeleton active title={false} paragraph={{ rows: 4 }} />}
      {data && <WeekOf week={data} go={setFrom} enter={enter} reload={reload} />}
    </div>
  );
}

type Props = Pick<ReturnType<typeof useWeek>, 'enter' | 'reload'> & {
  week: Week;
  go: (from: string) => void;
};

function WeekOf({ week, go, enter, reload }: Props) {
  const [added, setAdded] = useState<readonly CaseOfWeek[]>([]);
  const [activity, setActivity] = useState<TimeActivity>('report');
  const add = async (id: string) => {
    try {
      const { id: caseId, ...words } = await api.get<CaseAnswer>(`/app/cases/${id}`, {
        fields: caseFields,
      });
      setAdded([...added, { caseId, ...words }]);
    } catch (failure) {
      toastFailure(failure);
    }
  };
  return (
    <>
      <WeekBar week={week} go={go} reload={reload} />
      <WeekTable
        week={week}
        rows={shownRows(week, added)}
        enter={(cell) => enter({ ...cell, activity })}
      />
      <div className="toolbar">
        <div className="week-add">
          <Suspense>
            <FieldInput
              field={startTimer.input.caseId}
              placeholder="Add a case to the week"
              value={null}
              onChange={(value) => value && void add(String(value))}
            />
          </Suspense>
        </div>
        <div className="week-activity">
          <span className="soft">New figures are</span>
          <Select
            aria-label="Activity"
            options={activityOptions}
            value={activity}
            onChange={setActivity}
          />
        </div>
      </div>
    </>
  );
}

function WeekBar({ week, go, reload }: Omit<Props, 'enter'>) {
  const { dateFormat } = useSession();
  const drafts = week.items.filter(({ approval }) => approval === 'draft');
  const submit = async () => {
    try {
      const { submitted } = await api.post<{ submitted: number }>(submitWeek.path, {
        from: week.from,
      });
      toast.success(`${submitted} ${submitted === 1 ? 'entry is' : 'entries are'} submitted.`);
      await reload();
    } catch (failure) {
      toastFailure(failure);
    }
  };
  return (
    <div className="toolbar">
      <Button onClick={() => go(addDays(week.from, -7))}>Week before</Button>
      <strong>
        {formatDate(week.from, dateFormat)} to {formatDate(addDays(week.from, 6), dateFormat)}
      </strong>
      <Button onClick={() => go(addDays(week.from, 7))}>Week after</Button>
      {week.from > week.today || addDays(week.from, 6) < week.today ? (
        <Button onClick={() => go(week.today)}>This week</Button>
      ) : null}
      <span className="spring" />
      <Button
        type="primary"
        disabled={!sumOfMinutes(drafts)}
        onClick={() => void submit()}
      >{`Submit week (${drafts.length})`}</Button>
    </div>
  );
}
