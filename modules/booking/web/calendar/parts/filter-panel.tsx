import { can, choice, multiChoice } from '#kernel/domain';
import type { Actor, Field } from '#kernel/domain';
import { useSession } from '#kernel/web';
import { Button, Checkbox } from 'antd';
import { Suspense } from 'react';
import { calendarAction, sessionStatuses } from '../../../domain/index.ts';
import { LabelledInput } from '../../parts/labelled-input.tsx';
import type { CalendarFilters, CalendarState } from '../state/calendar-state.ts';
import { filterCount } from '../state/calendar-state.ts';

type Props = {
  state: CalendarState;
  change: (changes: Partial<CalendarState>) => void;
};

const { input } = calendarAction;

/** Words where the address has a list of states, and where no answer means any. */
const fields: Readonly<Record<string, Field>> = {
  specialistIds: input.specialistIds,
  specialtyIds: input.specialtyIds,
  accreditationIds: input.accreditationIds,
  centreIds: input.centreIds,
  roomIds: input.roomIds,
  stateId: input.stateId,
  countryId: input.countryId,
  sessionStatuses: multiChoice('Status', sessionStatuses),
  consultationTypes: input.consultationTypes,
  isVideoAppointment: choice('Video', { true: 'Video only', false: 'In person only' }),
};

/** Lists that one may not choose from are no filters. */
const mayChoose = (actor: Actor, { resource }: Field): boolean =>
  !resource || can(actor, `${resource}.lookup`);

export default function FilterPanel({ state, change }: Props) {
  const { actor } = useSession();
  const { filters } = state;
  const set = (name: string, value: unknown) => {
    const isEmpty =
      value === null || value === undefined || (Array.isArray(value) && !value.length);
    const { [name as keyof CalendarFilters]: _before, ...rest } = filters;
    const next = name === 'isVideoAppointment' && !isEmpty ? value === 'true' : value;
    change({ filters: isEmpty ? rest : { ...rest, [name]: next } });
  };
  const valueOf = (name: string): unknown => {
    const value = filters[name as keyof CalendarFilters];
    return typeof value === 'boolean' ? String(value) : (value ?? null);
  };
  return (
    <section className="filters cal-filters" aria-label="Filters">
      <Suspense>
        {Object.entries(fields)
          .filter(([, field]) => mayChoose(actor, field))
          .map(([name, field]) => (
            <LabelledInput
              key={name}
              field={field}
              value={valueOf(name)}
              onChange={(value) => set(name, value)}
            />
          ))}
      </Suspense>
      <div className="cal-filter-end">
        <Checkbox
          checked={state.showsAll}
          onChange={({ target }) => change({ showsAll: target.checked })}
        >
          Show rows without sessions
        </Checkbox>
        <Button
          type="link"
          disabled={!filterCount(filters)}
          onClick={() => change({ filters: {} })}
        >
          Clear filters
        </Button>
      </div>
    </section>
  );
}
