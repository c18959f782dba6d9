import { CalendarOutlined } from '@ant-design/icons';
import { EmptyState } from '#kernel/web';
import { Button } from 'antd';
import { usualRadius } from '../../domain/index.ts';
import type { ChangeCriteria, CriteriaValues } from './use-criteria.ts';

type Props = { values: CriteriaValues; change: ChangeCriteria; showOnDemand: () => void };

/** M-154, and what to try with the caller still on the line. */
export function NoSlots({ values, change, showOnDemand }: Props) {
  const radius = Number(values.radiusKm ?? usualRadius);
  return (
    <EmptyState
      icon={<CalendarOutlined />}
      title="No available slots found"
      text="Look further ahead, further away, or ask a specialist who takes requests."
      action={
        <div className="buttons">
          <Button
            type="primary"
            onClick={() => change({ dateFrom: null, dateTo: null, relativeDate: 'next3Months' })}
          >
            Search the next 3 months
          </Button>
          {values.postcode && (
            <Button onClick={() => change({ radiusKm: radius * 2 })}>
              Search within {radius * 2} km
            </Button>
          )}
          {values.isVideoAppointment === false && (
            <Button onClick={() => change({ isVideoAppointment: null })}>Include video</Button>
          )}
          <Button onClick={showOnDemand}>Specialists on demand</Button>
        </div>
      }
    />
  );
}
