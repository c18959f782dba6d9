import { can } from '#kernel/domain';
import { confirm, discardQuestion, FieldInput, useSession, useUnsaved } from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import { correspondenceNote } from '../../domain/index.ts';
import type { ShownNote } from '../../domain/index.ts';
import { MentionInput } from './mention-input.tsx';
import { NoteDetails } from './note-details.tsx';
import { NoteTools } from './note-tools.tsx';
import { isChanged } from './note-values.ts';
import type { NoteValues } from './note-values.ts';
import type { OnRecord } from './use-notes.ts';
import { useSaveNote } from './use-save-note.ts';

type Props = {
  on: OnRecord;
  values: NoteValues;
  /** The note that is being changed; absent for a new one, which is kept as a draft. */
  note?: ShownNote;
  /** Adds to what is held then: picking a name changes the text and the people one after the other. */
  change: (some: Partial<NoteValues>) => void;
  done: () => void;
  cancel?: () => void;
};

/** One editor for a new note and for a change. Ctrl+Enter saves. */
export function NoteEditor({ on, values, note, change, done, cancel }: Props) {
  const { actor } = useSession();
  const [hasDetails, setHasDetails] = useState(false);
  const { save, isSaving } = useSaveNote({ on, values, note, done });
  const isDirty = note ? isChanged(values, note) : values.content !== '';
  useUnsaved({ isDirty, isKept: !note, save });
  const giveUp = async () => {
    if (!isDirty || (await confirm(discardQuestion))) cancel?.();
  };
  const mayName = can(actor, 'correspondence.mentionable');
  return (
    <div className="note-editor">
      <MentionInput
        on={on}
        values={values}
        mayName={mayName}
        change={change}
        save={() => void save()}
      />
      {hasDetails && <NoteDetails values={values} change={change} />}
      {values.visibility === 'group' && (
        <FieldInput
          field={correspondenceNote.fields.groupIds}
          placeholder="Groups"
          value={[...values.groupIds]}
          references={note?.groups ?? []}
          onChange={(ids: unknown) => change({ groupIds: (ids as string[] | null) ?? [] })}
        />
      )}
      <NoteTools values={values} kept={note?.visibility ?? null} mayName={mayName} change={change}>
        <Button type="text" aria-expanded={hasDetails} onClick={() => setHasDetails(!hasDetails)}>
          {hasDetails ? 'Less' : 'More'}
        </Button>
        <span className="spring" />
        {cancel && <Button onClick={() => void giveUp()}>Cancel</Button>}
        <Button type="primary" title="Ctrl+Enter" loading={isSaving} onClick={() => void save()}>
          {note ? 'Save' : 'Add note'}
        </Button>
      </NoteTools>
    </div>
  );
}
