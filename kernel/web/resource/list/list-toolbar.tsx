import { DownloadOutlined, FilterOutlined, PlusOutlined } from '@ant-design/icons';
import { can } from '#kernel/domain';
import type { AnyResource } from '#kernel/domain';
import { Badge, Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../session/session.ts';
import { exportResults } from './export-results.ts';
import { filterCount } from './list-state.ts';
import type { ListState } from './list-state.ts';
import { SearchBox } from './search-box.tsx';
import type { ChangeState } from './use-list.ts';

type Props = {
  resource: AnyResource;
  state: ListState;
  change: ChangeState;
  isFilterOpen: boolean;
  toggleFilter: () => void;
};

export function ListToolbar({ resource, state, change, isFilterOpen, toggleFilter }: Props) {
  const { actor, offersExport } = useSession();
  const [isExporting, setExporting] = useState(false);
  const navigate = useNavigate();

  const exportNow = async () => {
    setExporting(true);
    await exportResults(resource, state);
    setExporting(false);
  };

  return (
    <div className="toolbar">
      <SearchBox text={state.filterText} onSearch={(filterText) => change({ filterText })} />
      {resource.filters?.length ? (
        <Badge count={filterCount(resource, state)} color="var(--accent)">
          <Button icon={<FilterOutlined />} aria-expanded={isFilterOpen} onClick={toggleFilter}>
            Filters
          </Button>
        </Badge>
      ) : null}
      <span className="spring" />
      {offersExport && can(actor, `${resource.name}.export`) && (
        <Button icon={<DownloadOutlined />} loading={isExporting} onClick={() => void exportNow()}>
          Download Search Results
        </Button>
      )}
      {can(actor, `${resource.name}.create`) && (
        <Button
          type="primary"
          icon={<PlusOutlined />}
          onClick={() => void navigate(`/view/${resource.segment}/add`)}
        >
          Add {resource.label[0]}
        </Button>
      )}
    </div>
  );
}
