import { DownloadOutlined, MessageOutlined } from '@ant-design/icons';
import { can } from '#kernel/domain';
import { EmptyState, panelText, startExport, useDraft, useSession } from '#kernel/web';
import { Alert, Button, Input, Select, Skeleton } from 'antd';
import { useDeferredValue, useEffect, useState } from 'react';
import { correspondenceNote } from '../../domain/index.ts';
import { NoteCard } from './note-card.tsx';
import { NoteEditor } from './note-editor.tsx';
import { typeOptions } from './note-tools.tsx';
import { emptyNote } from './note-values.ts';
import type { NoteValues } from './note-values.ts';
import './notes.css';
import { useNotes } from './use-notes.ts';
import type { NoteFilters, OnRecord } from './use-notes.ts';

/** The notes of one record: the composer, the pinned ones, then the newest. */
export function NotesOfRecord(on: OnRecord) {
  const { actor } = useSession();
  const [filters, setFilters] = useState<NoteFilters>({});
  const { notes, total, error, isPending, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useNotes(on, useDeferredValue(filters));
  const isFiltered = Boolean(filters.communicationType || filters.filterText);
  return (
    <div className="notes">
      {can(actor, 'correspondence.create') && <NoteComposer on={on} />}
      {(total > 0 || isFiltered) && (
        <NoteFiltersRow on={on} filters={filters} change={setFilters} />
      )}
      {error && <Alert type="error" title={panelText(error)} />}
      {isPending && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {!isPending && !error && notes.length === 0 && (
        <EmptyState
          icon={<MessageOutlined />}
          title={isFiltered ? 'No result found' : 'No notes yet'}
          text={isFiltered ? undefined : 'What you write above stays with this record.'}
        />
      )}
      <ul className="note-list">
        {notes.map((note) => (
          <NoteCard key={`${note.id} ${note.concurrencyStamp}`} note={note} on={on} />
        ))}
      </ul>
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </div>
  );
}

/** What was typed outlives a reload, and is gone once it is saved. */
function NoteComposer({ on }: { on: OnRecord }) {
  const { actor } = useSession();
  const empty = emptyNote(can(actor, 'correspondence.mentionable'));
  const draft = useDraft<NoteValues>(`note ${on.fromModule} ${on.objectId}`);
  const [values, setValues] = useState<NoteValues>(draft.found ?? empty);
  useEffect(() => {
    if (values.content) draft.keep(values);
    else draft.drop();
  }, [draft, values]);
  return (
    <NoteEditor
      on={on}
      values={values}
      change={(some) => setValues((held) => ({ ...held, ...some }))}
      done={() => setValues(empty)}
    />
  );
}

type FiltersProps = {
  on: OnRecord;
  filters: NoteFilters;
  change: (filters: NoteFilters) => void;
};

function NoteFiltersRow({ on, filters, change }: FiltersProps) {
  const { actor } = useSession();
  const { columns } = correspondenceNote.list;
  return (
    <div className="note-filters">
      <Input.Search
        allowClear
        aria-label="Search notes"
        placeholder="Search notes"
        maxLength={200}
        onSearch={(filterText) => change({ ...filters, filterText })}
      />
      <Select
        allowClear
        aria-label="Communication type of notes"
        placeholder="All types"
        popupMatchSelectWidth={false}
        options={typeOptions}
        value={filters.communicationType ?? null}
        onChange={(value: string | null) => {
          const { communicationType: _, ...rest } = filters;
          change(value ? { ...rest, communicationType: value } : rest);
        }}
      />
      <span className="spring" />
      {can(actor, 'correspondence.export') && (
        <Button
          icon={<DownloadOutlined />}
          onClick={() =>
            void startExport({
              resource: correspondenceNote,
              query: { ...on, ...filters },
              columns,
            })
          }
        >
          Export
        </Button>
      )}
    </div>
  );
}
