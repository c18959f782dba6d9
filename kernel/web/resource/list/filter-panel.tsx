import type { AnyResource } from '#kernel/domain';
import { Button } from 'antd';
import { FilterInput } from './filter-input.tsx';
import { filterFields, withFilter } from './filters-of.ts';
import type { ListState } from './list-state.ts';
import type { ChangeState } from './use-list.ts';

type Props = { resource: AnyResource; state: ListState; change: ChangeState };

export default function FilterPanel({ resource, state, change }: Props) {
  return (
    <section className="filters" aria-label="Filters">
      {filterFields(resource).map(([key, field]) => (
        <div key={key} className="filter">
          <label className="soft" htmlFor={`filter-${resource.base}-${key}`}>
            {field.label}
          </label>
          <FilterInput
            id={`filter-${resource.base}-${key}`}
            name={key}
            field={field}
            filters={state.filters}
            onChange={(own) => change({ filters: withFilter(state.filters, key, field, own) })}
          />
        </div>
      ))}
      <div className="filter-end">
        <Button
          type="link"
          disabled={!Object.keys(state.filters).length}
          onClick={() => change({ filters: {} })}
        >
          Clear filters
        </Button>
      </div>
    </section>
  );
}
