import {
  DeleteOutlined,
  EditOutlined,
  HistoryOutlined,
  PaperClipOutlined,
  PushpinFilled,
} from '@ant-design/icons';
import { AttachmentsPanel } from '#documents/web';
import { formatDateTime, scopesFor } from '#kernel/domain';
import {
  api,
  confirm,
  HistoryDialog,
  saved,
  StatusChip,
  toast,
  toastFailure,
  useSession,
} from '#kernel/web';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import {
  attendancePartyTypes,
  communicationTypes,
  correspondenceNote,
  deliveryMethods,
  noteVisibilities,
} from '../../domain/index.ts';
import type { ShownNote } from '../../domain/index.ts';
import { NoteEditor } from './note-editor.tsx';
import { NoteText } from './note-text.tsx';
import { valuesOf } from './note-values.ts';
import { useRefetchNotes } from './use-notes.ts';
import type { OnRecord } from './use-notes.ts';

type Props = { note: ShownNote; on: OnRecord };

export function NoteCard({ note, on }: Props) {
  const [values, setValues] = useState(() => valuesOf(note));
  const [isEditing, setEditing] = useState(false);
  if (isEditing) {
    const close = () => setEditing(false);
    return (
      <li className="note">
        <NoteEditor
          on={on}
          note={note}
          values={values}
          change={setValues}
          done={close}
          cancel={close}
        />
      </li>
    );
  }
  const edit = () => {
    setValues(valuesOf(note));
    setEditing(true);
  };
  return (
    <li className={note.isPinned ? 'note note-pinned' : 'note'}>
      <NoteHead note={note} />
      {note.subject && <h3 className="note-subject">{note.subject}</h3>}
      <NoteText text={note.content} people={note.mentions} />
      <NoteFoot note={note} on={on} edit={edit} />
    </li>
  );
}

function NoteHead({ note }: { note: ShownNote }) {
  const { zone, dateFormat } = useSession();
  const groups = note.groups.map(({ displayName }) => displayName).join(', ');
  const ways = [
    ...(note.deliveryMethod ? [deliveryMethods[note.deliveryMethod]] : []),
    ...note.attendanceParties.map((party) => attendancePartyTypes[party]),
  ];
  return (
    <div className="note-head">
      {note.isPinned && <PushpinFilled title="Pinned" className="note-pin" />}
      <b>{note.author?.displayName ?? 'System'}</b>
      <span className="soft">{formatDateTime(note.happenedAt, zone, dateFormat)}</span>
      <StatusChip tone="info">{communicationTypes[note.communicationType]}</StatusChip>
      <StatusChip tone={note.visibility === 'everyone' ? 'neutral' : 'warning'}>
        {groups || noteVisibilities[note.visibility]}
      </StatusChip>
      {ways.length > 0 && <span className="soft">{ways.join(' · ')}</span>}
      {note.isEdited && <span className="soft">Edited</span>}
    </div>
  );
}

type FootProps = Props & { edit: () => void };

function NoteFoot({ note, on, edit }: FootProps) {
  const { actor } = useSession();
  const [shown, setShown] = useState<'files' | 'history' | null>(null);
  const refetch = useRefetchNotes(on);
  const readsAll = scopesFor(actor, 'correspondence.read') === null;
  const hasHistory = note.isEdited && (readsAll || note.author?.id === actor.userId);
  const link = { fromModule: 'CORRESPONDENCE', objectId: note.id };

  const remove = async () => {
    const text = 'Do you want to delete this note?';
    if (!(await confirm({ text, yes: 'Delete', isDanger: true }))) return;
    try {
      await api.delete(`/app/correspondences/${note.id}`);
      toast.success(saved.deleted);
    } catch (error) {
      toastFailure(error);
    }
    await refetch();
  };

  return (
    <>
      <div className="note-buttons">
        <Button
          type="text"
          size="small"
          icon={<PaperClipOutlined />}
          aria-expanded={shown === 'files'}
          onClick={() => setShown(shown === 'files' ? null : 'files')}
        >
          Files
        </Button>
        {hasHistory && (
          <Button
            type="text"
            size="small"
            icon={<HistoryOutlined />}
            onClick={() => setShown('history')}
          >
            History
          </Button>
        )}
        {note.mayChange && (
          <>
            <Button type="text" size="small" icon={<EditOutlined />} onClick={edit}>
              Edit
            </Button>
            <Button
              type="text"
              size="small"
              icon={<DeleteOutlined />}
              onClick={() => void remove()}
            >
              Delete
            </Button>
          </>
        )}
      </div>
      <Suspense>
        {shown === 'files' && <AttachmentsPanel link={link} canChange={note.mayChange} />}
        {shown === 'history' && (
          <HistoryDialog resource={correspondenceNote} id={note.id} close={() => setShown(null)} />
        )}
      </Suspense>
    </>
  );
}
