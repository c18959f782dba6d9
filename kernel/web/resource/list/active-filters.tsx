import { CloseOutlined } from '@ant-design/icons';
import { can } from '#kernel/domain';
import type { AnyResource, Field, Reference } from '#kernel/domain';
import { useSession } from '../../session/session.ts';
import { filterWords } from './filter-text.ts';
import { activeFields, withFilter } from './filters-of.ts';
import type { ListState } from './list-state.ts';
import type { ChangeState } from './use-list.ts';
import { useLookupNames } from '../../fields/lookup-options.ts';

type Props = { resource: AnyResource; state: ListState; change: ChangeState };

/** What narrows the list, readable while the panel is closed. */
export function ActiveFilters({ resource, state, change }: Props) {
  const active = activeFields(resource, state.filters);
  if (!active.length) return null;
  return (
    <ul className="active-filters" aria-label="Active filters">
      {active.map(([key, field]) => (
        <ActiveFilter
          key={key}
          name={key}
          field={field}
          state={state}
          remove={() => change({ filters: withFilter(state.filters, key, field, {}) })}
        />
      ))}
      <li>
        <button type="button" className="text-button" onClick={() => change({ filters: {} })}>
          Clear all
        </button>
      </li>
    </ul>
  );
}

type OneProps = { name: string; field: Field; state: ListState; remove: () => void };

function ActiveFilter({ name, field, state, remove }: OneProps) {
  const session = useSession();
  const isReference = field.kind === 'lookup' || field.kind === 'multiLookup';
  const { actor, profile } = session;
  const me: Reference = { id: profile.id, displayName: profile.displayName };
  const given = isReference ? (state.filters[name] ?? []) : [];
  const others = given.filter((id) => id !== me.id);
  const mayAsk = can(actor, `${field.resource}.lookup`);
  const { data: names = [] } = useLookupNames(field.resource, mayAsk ? others : []);
  const words = filterWords(name, field, state.filters, session, [me, ...names]);
  return (
    <li className="active-filter">
      <span className="soft">{field.label}</span>{' '}
      <span className="active-filter-words" title={words}>
        {words}
      </span>
      <button type="button" aria-label={`Remove the filter on ${field.label}`} onClick={remove}>
        <CloseOutlined />
      </button>
    </li>
  );
}
