import { todayIn, useSession } from '#kernel/web';
import type { Screens } from '#kernel/web';
import type { ComponentProps } from 'react';
import { useAssignedUsers } from './use-actions.ts';
import type { AssignedUser } from './use-actions.ts';
import { whenOf, whens, withWhen } from './when-filter.ts';
import type { When } from './when-filter.ts';
import './action-required.css';

type Props = ComponentProps<NonNullable<Screens['listTop']>>;

const mostPeople = 8;

/** B-399: whoever has left is still named, for their work waits. */
export const nameOf = ({ userName, userSurname, isActive }: AssignedUser): string =>
  `${userName} ${userSurname}${isActive ? '' : ' (InActive)'}`;

/** G-116: when, and whose, one press away. */
export function QuickFilters({ state, change }: Props) {
  const { actor, zone } = useSession();
  const today = todayIn(zone);
  const { filters } = state;
  const { data } = useAssignedUsers(filters['fromModule']?.[0], mostPeople);
  const [person] = filters['assignedUserId'] ?? [];
  const now = whenOf(filters, today);
  const choose = (userId: string) => {
    const { assignedUserId: _gone, ...rest } = filters;
    change({ filters: person === userId ? rest : { ...rest, assignedUserId: [userId] } });
  };
  const others = (data?.items ?? []).filter(({ userId }) => userId !== actor.userId);
  const mine = data?.items.find(({ userId }) => userId === actor.userId)?.count;
  return (
    <div className="action-filters">
      <div className="choice-chips" role="group" aria-label="When">
        {(Object.keys(whens) as When[]).map((when) => (
          <button
            key={when}
            type="button"
            className="choice-chip"
            aria-pressed={now === when}
            onClick={() => change({ filters: withWhen(filters, when, today) })}
          >
            {whens[when]}
          </button>
        ))}
      </div>
      <div className="choice-chips" role="group" aria-label="Assigned to">
        <button
          type="button"
          className="choice-chip"
          aria-pressed={person === actor.userId}
          onClick={() => choose(actor.userId)}
        >
          Mine{mine ? <span className="chip-count">{mine}</span> : null}
        </button>
        {others.map((one) => (
          <button
            key={one.userId}
            type="button"
            className="choice-chip"
            aria-pressed={person === one.userId}
            onClick={() => choose(one.userId)}
          >
            {nameOf(one)}
            <span className="chip-count">{one.count}</span>
          </button>
        ))}
      </div>
      <p className="soft action-hint">
        Press <kbd>D</kbd> on a row to mark it done.
      </p>
    </div>
  );
}
