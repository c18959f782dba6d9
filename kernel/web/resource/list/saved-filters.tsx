import { DeleteOutlined, EditOutlined, SyncOutlined } from '@ant-design/icons';
import type { AnyResource } from '#kernel/domain';
import { Button, Input, Spin } from 'antd';
import { useState } from 'react';
import { useSession } from '../../session/session.ts';
import { toast, toastFailure } from '../../toast/toast.ts';
import { isSearching, readState, writeSearch } from './list-state.ts';
import type { ListState } from './list-state.ts';
import type { ChangeState } from './use-list.ts';
import { savedParams, useSavedFilters } from './use-saved-filters.ts';
import type { SavedFilter } from './use-saved-filters.ts';

type Props = { resource: AnyResource; state: ListState; change: ChangeState; close: () => void };

export default function SavedFilters({ resource, state, change, close }: Props) {
  const { pageSize } = useSession();
  const saved = useSavedFilters(resource.base);
  const [renamed, setRenamed] = useState<string | null>(null);
  const now = writeSearch(resource, state).toString();
  const stateOf = (filter: SavedFilter) => readState(resource, savedParams(filter), pageSize);
  const isNow = (filter: SavedFilter) => writeSearch(resource, stateOf(filter)).toString() === now;

  const attempt = async (work: Promise<unknown>, done: string) => {
    try {
      await work;
      toast.success(done);
      setRenamed(null);
      return true;
    } catch (error) {
      toastFailure(error);
      return false;
    }
  };
  const apply = (filter: SavedFilter) => {
    const { filterText, sorting, filters } = stateOf(filter);
    change({ filterText, sorting, filters });
    close();
  };

  return (
    <div className="saved">
      {saved.isPending && <Spin size="small" />}
      {!saved.isPending && !saved.filters.length && (
        <p className="soft">Save a search you use often and come back to it with one click.</p>
      )}
      <ul className="saved-list">
        {saved.filters.map((filter) =>
          renamed === filter.id ? (
            <li key={filter.id}>
              <NameForm
                name={filter.name}
                label="Rename"
                take={(name) => attempt(saved.change(filter.id, { name }), 'Saved filter renamed.')}
              />
            </li>
          ) : (
            <li key={filter.id} className="saved-item">
              <button
                type="button"
                className="saved-name"
                aria-current={isNow(filter)}
                onClick={() => apply(filter)}
              >
                {filter.name}
              </button>
              {!isNow(filter) && isSearching(state) && (
                <Button
                  type="text"
                  size="small"
                  icon={<SyncOutlined />}
                  title="Replace by the current search"
                  aria-label={`Replace ${filter.name} by the current search`}
                  onClick={() =>
                    void attempt(saved.change(filter.id, { query: now }), 'Saved filter updated.')
                  }
                />
              )}
              <Button
                type="text"
                size="small"
                icon={<EditOutlined />}
                title="Rename"
                aria-label={`Rename ${filter.name}`}
                onClick={() => setRenamed(filter.id)}
              />
              <Button
                type="text"
                size="small"
                icon={<DeleteOutlined />}
                title="Delete"
                aria-label={`Delete ${filter.name}`}
                onClick={() => void attempt(saved.remove(filter.id), 'Saved filter deleted.')}
              />
            </li>
          ),
        )}
      </ul>
      {isSearching(state) ? (
        <NameForm
          name=""
          label="Save filter"
          take={(name) => attempt(saved.add(name, now), 'Filter saved.')}
        />
      ) : (
        <p className="soft">Search or filter first to save it.</p>
      )}
    </div>
  );
}

type NameProps = { name: string; label: string; take: (name: string) => Promise<boolean> };

function NameForm({ name, label, take }: NameProps) {
  const [typed, setTyped] = useState(name);
  const [isBusy, setBusy] = useState(false);
  const submit = async () => {
    if (!typed.trim()) return;
    setBusy(true);
    if ((await take(typed.trim())) && !name) setTyped('');
    setBusy(false);
  };
  return (
    <form
      className="saved-form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Input
        size="small"
        maxLength={100}
        aria-label="Name of the filter"
        placeholder="Name of the filter"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button
        size="small"
        htmlType="submit"
        type="primary"
        loading={isBusy}
        disabled={!typed.trim()}
      >
        {label}
      </Button>
    </form>
  );
}
