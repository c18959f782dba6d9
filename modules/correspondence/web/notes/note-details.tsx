import { FieldInput, useSession } from '#kernel/web';
import { useId } from 'react';
import { correspondenceNote } from '../../domain/index.ts';
import type { NoteValues } from './note-values.ts';

const { fields } = correspondenceNote;
const details = ['subject', 'happenedAt', 'deliveryMethod', 'attendanceParties'] as const;

type Props = { values: NoteValues; change: (values: Partial<NoteValues>) => void };

/** What a note may say besides its text. */
export function NoteDetails({ values, change }: Props) {
  const { zone } = useSession();
  const id = useId();
  return (
    <div className="note-details">
      {details.map((key) => (
        <label key={key} htmlFor={`${id}-${key}`}>
          <span className="soft">{fields[key].label}</span>
          <FieldInput
            id={`${id}-${key}`}
            field={fields[key]}
            zone={zone}
            value={values[key]}
            onChange={(value: unknown) => change({ [key]: value ?? empty[key] })}
          />
        </label>
      ))}
    </div>
  );
}

const empty = { subject: null, happenedAt: null, deliveryMethod: null, attendanceParties: [] };
