import { DownloadOutlined, FilterOutlined } from '@ant-design/icons';
import { can } from '#kernel/domain';
import type { AnyResource } from '#kernel/domain';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { ImportButton } from '../../import/import-button.tsx';
import { useSession } from '../../session/session.ts';
import { ColumnButton } from '../../table/column-button.tsx';
import type { Arrangement } from '../../table/use-arrangement.ts';
import { CountBadge } from '../../ui/count-badge.tsx';
import type { StoredRecord } from '../record.ts';
import { exportResults } from './export-results.ts';
import { filterCount } from './filters-of.ts';
import type { ListState } from './list-state.ts';
import { SavedFiltersButton } from './saved-filters-button.tsx';
import { SearchBox } from './search-box.tsx';
import { useClock } from './use-list.ts';
import type { ChangeState } from './use-list.ts';
import { useSlash } from './use-slash.ts';

type Props = {
  resource: AnyResource;
  state: ListState;
  change: ChangeState;
  arrangement: Arrangement<StoredRecord>;
  isFilterOpen: boolean;
  toggleFilter: () => void;
};

export function ListToolbar(props: Props) {
  const { resource, state, change, arrangement, isFilterOpen, toggleFilter } = props;
  const { actor, offersExport } = useSession();
  const [isExporting, setExporting] = useState(false);
  const clock = useClock();
  const search = useRef<HTMLInputElement>(null);
  useSlash(search);

  const exportNow = async () => {
    const columns = arrangement.placed.filter(({ isHidden }) => !isHidden).map(({ key }) => key);
    setExporting(true);
    await exportResults({ resource, state, clock, columns });
    setExporting(false);
  };

  return (
    <div className="toolbar list-tools">
      <SearchBox
        ref={search}
        text={state.filterText}
        onSearch={(filterText) => change({ filterText })}
      />
      {resource.filters?.length ? (
        <CountBadge count={filterCount(resource, state.filters)}>
          <Button icon={<FilterOutlined />} aria-expanded={isFilterOpen} onClick={toggleFilter}>
            Filters
          </Button>
        </CountBadge>
      ) : null}
      <SavedFiltersButton resource={resource} state={state} change={change} />
      <span className="spring" />
      {can(actor, `${resource.name}.import`) && <ImportButton resource={resource} />}
      {offersExport && can(actor, `${resource.name}.export`) && (
        <Button icon={<DownloadOutlined />} loading={isExporting} onClick={() => void exportNow()}>
          Download Search Results
        </Button>
      )}
      <ColumnButton arrangement={arrangement} />
    </div>
  );
}
