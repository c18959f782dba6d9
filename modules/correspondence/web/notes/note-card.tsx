import { PushpinFilled } from '@ant-design/icons';
import { AttachmentsPanel } from '#documents/web';
import { formatDateTime } from '#kernel/domain';
import { HistoryDialog, StatusChip, useSession } from '#kernel/web';
import { Suspense, useState } from 'react';
import {
  attendancePartyTypes,
  communicationTypes,
  correspondenceNote,
  deliveryMethods,
  noteVisibilities,
} from '../../domain/index.ts';
import type { ShownNote } from '../../domain/index.ts';
import { NoteButtons } from './note-buttons.tsx';
import type { ShownPart } from './note-buttons.tsx';
import { NoteEditor } from './note-editor.tsx';
import { NoteText } from './note-text.tsx';
import { valuesOf } from './note-values.ts';
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
          change={(some) => setValues((held) => ({ ...held, ...some }))}
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
  const [shown, setShown] = useState<ShownPart>(null);
  const link = { fromModule: 'CORRESPONDENCE', objectId: note.id };
  return (
    <>
      <NoteButtons note={note} on={on} edit={edit} shown={shown} show={setShown} />
      <Suspense>
        {shown === 'files' && <AttachmentsPanel link={link} canChange={note.mayChange} />}
        {shown === 'history' && (
          <HistoryDialog resource={correspondenceNote} id={note.id} close={() => setShown(null)} />
        )}
      </Suspense>
    </>
  );
}
