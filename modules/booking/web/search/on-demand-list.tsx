import { StarFilled } from '@ant-design/icons';
import type { Reference } from '#kernel/domain';
import { api, EmptyState, panelText, StatusChip, useSession } from '#kernel/web';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Alert, Button, Skeleton } from 'antd';
import { useState } from 'react';
import { slotReasons } from '../../domain/index.ts';
import { dayText } from '../book/shown-slot.ts';
import { RequestPapers } from './request-papers.tsx';
import { SpecialistCard } from './specialist-card.tsx';

type OnDemand = Reference & {
  specialty: string | null;
  state: string | null;
  languages: string[];
  accreditations: string[];
  nextSession: string | null;
  isFavourite: boolean;
  asksFirst: boolean;
};

/** C-085: who could be called, though nothing is offered in these days. */
export function OnDemandList({ query }: { query: string }) {
  const { dateFormat, zone } = useSession();
  const [asked, setAsked] = useState<OnDemand | null>(null);
  const { data, error } = useQuery({
    queryKey: ['onDemandSearch', query],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.get<{ items: OnDemand[]; totalCount: number }>(
        '/app/appointment-sessions/searchOnDemandAppointment',
        { ...Object.fromEntries(new URLSearchParams(query)), maxResultCount: 100 },
        signal,
      ),
  });
  if (error) return <Alert type="error" showIcon title={panelText(error)} />;
  if (!data) return <Skeleton active paragraph={{ rows: 6 }} />;
  if (!data.items.length) {
    return (
      <EmptyState
        title="Nobody to ask"
        text="Every specialist that fits has sessions in these days, or none fits. Ask for less."
      />
    );
  }
  return (
    <div className="found">
      <p className="found-count" role="status">
        <strong>{data.totalCount} specialists</strong> take requests and have nothing free in these
        days
      </p>
      <ul className="found-lines">
        {data.items.map((one) => (
          <li key={one.id}>
            <div className="found-name">
              {one.isFavourite && (
                <span className="found-star" role="img" aria-label="Favourite of the company">
                  <StarFilled />
                </span>
              )}
              <SpecialistCard specialist={one} />
              <span className="soft">
                {[one.specialty, one.state, one.languages.join(', ')].filter(Boolean).join(' · ')}
              </span>
            </div>
            {one.asksFirst && <StatusChip tone="warning">{slotReasons.contractEnded}</StatusChip>}
            {one.nextSession && (
              <StatusChip tone="info">Next {dayText(one.nextSession, zone, dateFormat)}</StatusChip>
            )}
            <Button size="small" onClick={() => setAsked(one)}>
              Request CV or sample
            </Button>
          </li>
        ))}
      </ul>
      {asked && <RequestPapers specialist={asked} close={() => setAsked(null)} />}
    </div>
  );
}
