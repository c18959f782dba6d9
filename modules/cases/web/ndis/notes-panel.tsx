import { ActionButton, ChildPanel, RecordDialog, useRefetch } from '#kernel/web';
import type { StoredRecord } from '#kernel/web';
import { Button, Skeleton } from 'antd';
import { Suspense, useState } from 'react';
import { ndisClinicalNote, ndisClinicalNoteWorkflow } from '../../domain/index.ts';

const isSigned = ({ status }: StoredRecord): boolean => status === 'signed';

/** C-248 to C-251: a draft is changed and signed; a signed one gets an addendum. */
export default function NotesPanel({ id }: { id: string }) {
  const refetch = useRefetch(ndisClinicalNote);
  const [addendumTo, setAddendumTo] = useState<string | null>(null);
  const { sign } = ndisClinicalNoteWorkflow.actions;
  return (
    <Suspense fallback={<Skeleton active title={false} />}>
      <ChildPanel
        resource={ndisClinicalNote}
        owner={{ id }}
        isSettled={isSigned}
        buttons={(note) =>
          isSigned(note) ? (
            <Button size="small" onClick={() => setAddendumTo(note.id)}>
              Addendum
            </Button>
          ) : (
            <ActionButton
              action={sign}
              record={note}
              size="small"
              question="Sign this note? It cannot be changed afterwards; later words are an addendum."
              done="The note is signed and locked."
            />
          )
        }
      />
      {addendumTo && (
        <RecordDialog
          resource={ndisClinicalNote}
          title="Addendum"
          fixed={{ ndisId: id, addendumToId: addendumTo }}
          close={(isSaved) => {
            setAddendumTo(null);
            if (isSaved) void refetch();
          }}
        />
      )}
    </Suspense>
  );
}
