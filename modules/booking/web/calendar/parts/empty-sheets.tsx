import { CalendarOutlined } from '@ant-design/icons';
import { EmptyState } from '#kernel/web';
import { Button } from 'antd';
import { stepRange } from '../../../domain/index.ts';
import type { CalendarState } from '../state/calendar-state.ts';

export const Failed = ({ retry }: { retry: () => void }) => (
  <EmptyState
    icon={<CalendarOutlined />}
    title="The calendar could not be loaded"
    text="Nothing is lost. Try again in a moment."
    action={<Button onClick={retry}>Try again</Button>}
  />
);

type NothingProps = {
  state: CalendarState;
  change: (changes: Partial<CalendarState>) => void;
  isFiltered: boolean;
};

export const Nothing = ({ state, change, isFiltered }: NothingProps) => (
  <EmptyState
    icon={<CalendarOutlined />}
    title="No sessions on these days"
    text={isFiltered ? 'The filters may be too narrow.' : 'Look at other days.'}
    action={
      isFiltered ? (
        <Button onClick={() => change({ filters: {} })}>Clear filters</Button>
      ) : (
        <Button onClick={() => change({ range: stepRange(state.view, state.range, 1) })}>
          Look later
        </Button>
      )
    }
  />
);
