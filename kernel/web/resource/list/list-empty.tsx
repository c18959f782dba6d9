import { InboxOutlined, SearchOutlined } from '@ant-design/icons';
import type { AnyResource } from '#kernel/domain';
import { Button } from 'antd';
import { useSession } from '../../session/session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { mayAdd } from '../record.ts';
import { AddButton } from './add-button.tsx';
import { emptyText, isSearching } from './list-state.ts';
import type { ListState } from './list-state.ts';
import type { ChangeState } from './use-list.ts';

type Props = {
  resource: AnyResource;
  state: ListState;
  change: ChangeState;
  /** When every column is hidden, rows would be there but say nothing. */
  showColumns?: () => void;
};

/** B-147, with the next step. */
export function ListEmpty({ resource, state, change, showColumns }: Props) {
  const { actor } = useSession();
  if (showColumns) {
    return (
      <EmptyState
        title="All columns are hidden"
        action={<Button onClick={showColumns}>Default Columns</Button>}
      />
    );
  }
  if (isSearching(state)) {
    return (
      <EmptyState
        icon={<SearchOutlined />}
        title={emptyText(state)}
        text="Try fewer words or filters."
        action={
          <Button onClick={() => change({ filterText: '', filters: {} })}>
            Clear search and filters
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<InboxOutlined />}
      title={emptyText(state)}
      text={resource.list.empty}
      action={mayAdd(actor, resource) && <AddButton resource={resource} />}
    />
  );
}
