import { PushpinFilled, PushpinOutlined } from '@ant-design/icons';
import { can } from '#kernel/domain';
import { api, FieldInput, saved, toast, toastFailure, useSession } from '#kernel/web';
import { Button, Segmented, Select } from 'antd';
import { useRef, useState } from 'react';
import { communicationTypes, correspondenceNote, noteVisibilities } from '../../domain/index.ts';
import type { CommunicationType, NoteVisibility, ShownNote } from '../../domain/index.ts';
import { MentionInput } from './mention-input.tsx';
import { NoteDetails } from './note-details.tsx';
import { bodyOf, missingIn, visibilitiesFor } from './note-values.ts';
import type { NoteValues } from './note-values.ts';
import { useRefetchNotes } from './use-notes.ts';
import type { OnRecord } from './use-notes.ts';

const typeOptions = Object.entries(communicationTypes).map(([value, label]) => ({ value, label }));

type Props = {
  on: OnRecord;
  values: NoteValues;
  /** The note that is being changed; absent for a new one. */
  note?: ShownNote;
  change: (values: NoteValues) => void;
  done: () => void;
  cancel?: () => void;
};

/** One editor for a new note and for a change. Ctrl+Enter saves. */
export function NoteEditor({ on, values, note, change, done, cancel }: Props) {
  const { actor } = useSession();
  const [hasDetails, setHasDetails] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const isBusy = useRef(false);
  const refetch = useRefetchNotes(on);
  const mayName = can(actor, 'correspondence.mentionable');
  const update = (some: Partial<NoteValues>) => change({ ...values, ...some });

  const save = async () => {
    const missing = missingIn(values);
    if (missing) toast.warning(missing);
    if (missing || isBusy.current) return;
    isBusy.current = true;
    setSaving(true);
    try {
      const body = bodyOf(values, on);
      if (note) {
        const { id, concurrencyStamp } = note;
        await api.put(`/app/correspondences/${id}`, { ...body, concurrencyStamp });
      } else await api.post('/app/correspondences', body);
      toast.success(saved.record);
      done();
      await refetch();
    } catch (error) {
      toastFailure(error);
    } finally {
      isBusy.current = false;
      setSaving(false);
    }
  };

  return (
    <div className="note-editor">
      <MentionInput
        on={on}
        values={values}
        mayName={mayName}
        change={update}
        save={() => void save()}
      />
      {hasDetails && <NoteDetails values={values} change={update} />}
      {values.visibility === 'group' && (
        <FieldInput
          field={correspondenceNote.fields.groupIds}
          placeholder="Groups"
          value={[...values.groupIds]}
          references={note?.groups ?? []}
          onChange={(groupIds: unknown) =>
            update({ groupIds: (groupIds as string[] | null) ?? [] })
          }
        />
      )}
      <div className="note-tools">
        <Select<CommunicationType>
          aria-label="Communication type"
          popupMatchSelectWidth={false}
          options={typeOptions}
          value={values.communicationType}
          onChange={(communicationType) => update({ communicationType })}
        />
        <Segmented<NoteVisibility>
          aria-label="Visible to"
          options={visibilitiesFor(note?.visibility ?? null, mayName).map((value) => ({
            value,
            label: noteVisibilities[value],
          }))}
          value={values.visibility}
          onChange={(visibility) => update({ visibility })}
        />
        <Button
          type="text"
          aria-pressed={values.isPinned}
          icon={values.isPinned ? <PushpinFilled /> : <PushpinOutlined />}
          onClick={() => update({ isPinned: !values.isPinned })}
        >
          {values.isPinned ? 'Pinned' : 'Pin'}
        </Button>
        <Button type="text" aria-expanded={hasDetails} onClick={() => setHasDetails(!hasDetails)}>
          {hasDetails ? 'Less' : 'More'}
        </Button>
        <span className="spring" />
        {cancel && <Button onClick={cancel}>Cancel</Button>}
        <Button type="primary" title="Ctrl+Enter" loading={isSaving} onClick={() => void save()}>
          {note ? 'Save' : 'Add note'}
        </Button>
      </div>
    </div>
  );
}
