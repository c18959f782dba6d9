import { CalendarOutlined, FileTextOutlined, StarFilled } from '@ant-design/icons';
import { can } from '#kernel/domain';
import { StatusChip, TabLink, useSession } from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import type { SlotNews } from '../book/use-slot-news.ts';
import { calendarAddress } from './calendar-address.ts';
import type { FoundSession, FoundSlot, SpecialistGroup as Group } from './found.ts';
import { RequestPapers } from './request-papers.tsx';
import { SessionRow } from './session-row.tsx';
import { SpecialistCard } from './specialist-card.tsx';
import type { CriteriaValues } from './use-criteria.ts';

type Props = {
  group: Group;
  criteria: CriteriaValues;
  days: { dateFrom: string; dateTo: string };
  hear: (news: readonly SlotNews[]) => void;
  book: (session: FoundSession, slot: FoundSlot) => void;
};

/** Everything that one specialist offers. */
export function SpecialistGroup({ group, criteria, days, hear, book }: Props) {
  const { actor } = useSession();
  const [isAsking, setAsking] = useState(false);
  const { specialist, sessions } = group;
  return (
    <section className="found-group" aria-label={specialist.displayName}>
      <header>
        <div className="found-name">
          {specialist.isFavourite && (
            <span
              className="found-star"
              role="img"
              aria-label="Favourite of the company"
              data-tip={specialist.favouriteNote ?? 'Favourite of the company'}
            >
              <StarFilled />
            </span>
          )}
          <SpecialistCard specialist={specialist} />
          {specialist.specialty && <span className="soft">{specialist.specialty}</span>}
          {specialist.isExcluded && (
            <span data-tip={specialist.exclusionReason}>
              <StatusChip tone="danger">Excluded by the company</StatusChip>
            </span>
          )}
        </div>
        <div className="buttons">
          <Button
            size="small"
            type="text"
            icon={<FileTextOutlined />}
            onClick={() => setAsking(true)}
          >
            Request CV or sample
          </Button>
          {can(actor, 'appointmentSession.calendar') && (
            <TabLink to={calendarAddress(criteria, days, specialist.id)}>
              <CalendarOutlined /> Open in calendar
            </TabLink>
          )}
        </div>
      </header>
      <ul>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} hear={hear} book={book} />
        ))}
      </ul>
      {isAsking && <RequestPapers specialist={specialist} close={() => setAsking(false)} />}
    </section>
  );
}
