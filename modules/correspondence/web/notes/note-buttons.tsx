import {
  DeleteOutlined,
  EditOutlined,
  HistoryOutlined,
  PaperClipOutlined,
} from '@ant-design/icons';
import { scopesFor } from '#kernel/domain';
import { api, confirm, saved, toast, toastFailure, useSession } from '#kernel/web';
import { Button } from 'antd';
import type { ShownNote } from '../../domain/index.ts';
import { useRefetchNotes } from './use-notes.ts';
import type { OnRecord } from './use-notes.ts';

/** What is open under the note. */
export type ShownPart = 'files' | 'history' | null;

type Props = {
  note: ShownNote;
  on: OnRecord;
  edit: () => void;
  shown: ShownPart;
  show: (part: ShownPart) => void;
};

const quiet = { type: 'text', size: 'small' } as const;

export function NoteButtons({ note, on, edit, shown, show }: Props) {
  const { actor } = useSession();
  const refetch = useRefetchNotes(on);
  const readsAll = scopesFor(actor, 'correspondence.read') === null;
  const hasHistory = note.isEdited && (readsAll || note.author?.id === actor.userId);

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
    <div className="note-buttons">
      <Button
        {...quiet}
        icon={<PaperClipOutlined />}
        aria-expanded={shown === 'files'}
        onClick={() => show(shown === 'files' ? null : 'files')}
      >
        Files
      </Button>
      {hasHistory && (
        <Button {...quiet} icon={<HistoryOutlined />} onClick={() => show('history')}>
          History
        </Button>
      )}
      {note.mayChange && (
        <>
          <Button {...quiet} icon={<EditOutlined />} onClick={edit}>
            Edit
          </Button>
          <Button {...quiet} icon={<DeleteOutlined />} onClick={() => void remove()}>
            Delete
          </Button>
        </>
      )}
    </div>
  );
}
