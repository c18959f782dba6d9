import { SearchOutlined } from '@ant-design/icons';
import { booksForAnyCompany, searchAppointment } from '#booking/domain';
import { clockText, dayText, zoneText } from '#booking/web';
import type { SearchPage } from '#booking/web';
import { api, EmptyState, TabLink, useSession } from '#kernel/web';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { freeSlotsOf, groupsOf } from './free-slots.ts';
import type { FreeSlot } from './free-slots.ts';
import './slots.css';

export type SlotCriteria = {
  readonly specialistId?: string | null;
  readonly specialtyId?: string | null;
  readonly companyId?: string | null;
};

type Props = {
  criteria: SlotCriteria;
  chosen: readonly string[];
  choose: (slot: FreeSlot) => void;
  /** The whole search, where this short list is not enough. */
  searchAddress?: string;
};

const ranges = { next21Days: 'Three weeks', next3Months: 'Three months' } as const;
type Range = keyof typeof ranges;

/** Sessions at a time; the search answers a hundred at most. */
const page = 20;
const mostSessions = 100;

type Asked = { readonly range: Range; readonly count: number };

const queryOf = (
  { specialistId, specialtyId, companyId }: SlotCriteria,
  { range, count }: Asked,
  isPractice: boolean,
) => ({
  ...(specialistId && { specialistId }),
  ...(specialtyId && !specialistId && { specialtyIds: specialtyId }),
  ...(companyId && isPractice && { companyId }),
  ...(range === 'next3Months' && { relativeDate: range }),
  maxResultCount: count,
  isRepeat: true,
});

/** Free times for a case: the specialist of the case first, the whole search one press away. */
export function SlotPicker({ criteria, chosen, choose, searchAddress }: Props) {
  const { actor, dateFormat } = useSession();
  const [asked, setAsked] = useState<Asked>({ range: 'next21Days', count: page });
  const query = queryOf(criteria, asked, booksForAnyCompany(actor));
  const { data, isPending, isPlaceholderData, error } = useQuery({
    queryKey: ['sessionSearch', 'for case', query],
    placeholderData: keepPreviousData,
    staleTime: 0,
    queryFn: ({ signal }) => api.get<SearchPage>(searchAppointment.path, query, signal),
  });
  if (isPending) return <Skeleton active paragraph={{ rows: 4 }} />;
  const dayOf = ({ startsAt, timeZone }: FreeSlot) => dayText(startsAt, timeZone, dateFormat);
  const groups = groupsOf(freeSlotsOf(data?.items ?? [], actor.userId), dayOf);
  return (
    <div className="case-slots" aria-busy={isPlaceholderData}>
      <div className="case-slots-tools">
        {Object.entries(ranges).map(([key, label]) => (
          <button
            key={key}
            type="button"
            className="choice-chip"
            aria-pressed={asked.range === key}
            onClick={() => setAsked({ range: key as Range, count: page })}
          >
            {label}
          </button>
        ))}
        {searchAddress && (
          <TabLink to={searchAddress}>
            <SearchOutlined /> All availability
          </TabLink>
        )}
      </div>
      {error && <p role="alert">The free times cannot be read now. Please try again.</p>}
      {!error && groups.length === 0 && (
        <EmptyState
          title="No free time"
          text="Nothing is free in these days. Look further ahead, or choose another specialist."
        />
      )}
      {groups.length > 0 && (
        <div className="case-slots-days">
          {groups.map(({ key, slots }) => (
            <SlotLine key={key} slots={slots} chosen={chosen} choose={choose} dayOf={dayOf} />
          ))}
          {data && data.totalCount > data.items.length && asked.count < mostSessions && (
            <Button
              loading={isPlaceholderData}
              onClick={() => setAsked({ ...asked, count: asked.count + page })}
            >
              Later times
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

type LineProps = {
  slots: readonly FreeSlot[];
  chosen: readonly string[];
  choose: (slot: FreeSlot) => void;
  dayOf: (slot: FreeSlot) => string;
};

function SlotLine({ slots, chosen, choose, dayOf }: LineProps) {
  const [first] = slots;
  if (!first) return null;
  return (
    <div className="case-slots-day">
      <div>
        <strong>{dayOf(first)}</strong>
        <span className="soft">
          {first.specialist}, {first.place}, {zoneText(first.timeZone)}
        </span>
      </div>
      <div className="case-slots-times">
        {slots.map((slot) => {
          const time = clockText(slot.startsAt, slot.timeZone);
          const isChosen = chosen.includes(slot.id);
          return (
            <Button
              key={slot.id}
              size="small"
              type={isChosen ? 'primary' : 'default'}
              aria-pressed={isChosen}
              aria-label={`${dayOf(slot)} ${time}, ${slot.specialist}`}
              onClick={() => choose(slot)}
            >
              {time}
            </Button>
          );
        })}
      </div>
    </div>
  );
}
