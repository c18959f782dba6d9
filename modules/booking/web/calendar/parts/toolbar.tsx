import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { useSession } from '#kernel/web';
import { Button } from 'antd';
import { calendarViews, rangeOf, stepRange } from '../../../domain/index.ts';
import type { CalendarView } from '../../../domain/index.ts';
import { rangeWords, zoneWords } from '../layout/calendar-texts.ts';
import { anchorOf, calendarGroups } from '../state/calendar-state.ts';
import type { CalendarState } from '../state/calendar-state.ts';
import { ChoiceStrip } from './choice-strip.tsx';

type Props = {
  state: CalendarState;
  change: (changes: Partial<CalendarState>) => void;
  today: string;
  isLoading: boolean;
  /** A specialist has one row: their own. */
  isGrouped: boolean;
};

export const viewKeys = { day: 'D', week: 'W', month: 'M', agenda: 'A' } as const;

export const withView = (state: CalendarState, view: CalendarView, today: string) => ({
  view,
  range: rangeOf(view, anchorOf(state, today)),
});

export function Toolbar(props: Props) {
  const { state, change, today, isLoading, isGrouped } = props;
  const { zone } = useSession();
  const { view, range } = state;
  const step = (steps: 1 | -1) => change({ range: stepRange(view, range, steps) });
  return (
    <div className="cal-bar">
      <div className="buttons">
        <Button data-tip="Today (T)" onClick={() => change({ range: rangeOf(view, today) })}>
          Today
        </Button>
        <Button aria-label="Earlier" icon={<LeftOutlined />} onClick={() => step(-1)} />
        <Button aria-label="Later" icon={<RightOutlined />} onClick={() => step(1)} />
      </div>
      <h2 className="cal-range" aria-live="polite">
        {rangeWords(view, range)}
      </h2>
      {isLoading && <span className="cal-busy soft">Loading…</span>}
      <span className="spring" />
      {isGrouped && (
        <ChoiceStrip
          label="Rows"
          choices={calendarGroups}
          value={state.group}
          onChange={(group) => change({ group })}
        />
      )}
      <ChoiceStrip
        label="Time zone"
        choices={{ place: 'Local times', own: zoneWords(zone) }}
        value={state.zone}
        onChange={(chosen) => change({ zone: chosen })}
      />
      <ChoiceStrip
        label="View"
        choices={calendarViews}
        keys={viewKeys}
        value={view}
        onChange={(chosen) => change(withView(state, chosen, today))}
      />
    </div>
  );
}
