import { DownloadOutlined, FilterOutlined, PlusOutlined } from '@ant-design/icons';
import { can } from '#kernel/domain';
import type { AnyResource } from '#kernel/domain';
import { Badge, Button, Input } from 'antd';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useDebounced } from '../../fields/use-debounced.ts';
import { useSession } from '../../session/session.ts';
import { exportResults } from './export-results.ts';
import { filterCount } from './list-state.ts';
import type { ListState } from './list-state.ts';
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
        <Badge count={filterCount(state)} color="var(--accent)">
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

function SearchBox({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const [typed, setTyped] = useState(text);
  const settled = useDebounced(typed, 400);
  useEffect(() => {
    if (settled !== text && settled === typed) onSearch(settled);
    // Only a settled text searches; `text` following it must not search again.
  }, [settled]);
  return (
    <Input
      className="search"
      type="search"
      allowClear
      aria-label="Search"
      placeholder="Search"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onPressEnter={() => onSearch(typed)}
    />
  );
}
