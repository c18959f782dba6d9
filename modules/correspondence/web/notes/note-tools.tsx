import { PushpinFilled, PushpinOutlined } from '@ant-design/icons';
import { Button, Segmented, Select } from 'antd';
import type { ReactNode } from 'react';
import { communicationTypes, noteVisibilities } from '../../domain/index.ts';
import type { CommunicationType, NoteVisibility } from '../../domain/index.ts';
import { visibilitiesFor } from './note-values.ts';
import type { NoteValues } from './note-values.ts';

export const typeOptions = Object.entries(communicationTypes).map(([value, label]) => ({
  value,
  label,
}));

type Props = {
  values: NoteValues;
  /** The visibility of the note as it is stored; null for a new one. */
  kept: NoteVisibility | null;
  mayName: boolean;
  change: (values: Partial<NoteValues>) => void;
  children: ReactNode;
};

/** The line under the text: kind, who sees it, pin, and the buttons of the editor. */
export const NoteTools = ({ values, kept, mayName, change, children }: Props) => (
  <div className="note-tools">
    <Select<CommunicationType>
      aria-label="Communication type"
      popupMatchSelectWidth={false}
      options={typeOptions}
      value={values.communicationType}
      onChange={(communicationType) => change({ communicationType })}
    />
    <Segmented<NoteVisibility>
      aria-label="Visible to"
      options={visibilitiesFor(kept, mayName).map((value) => ({
        value,
        label: noteVisibilities[value],
      }))}
      value={values.visibility}
      onChange={(visibility) => change({ visibility })}
    />
    <Button
      type="text"
      aria-pressed={values.isPinned}
      icon={values.isPinned ? <PushpinFilled /> : <PushpinOutlined />}
      onClick={() => change({ isPinned: !values.isPinned })}
    >
      {values.isPinned ? 'Pinned' : 'Pin'}
    </Button>
    {children}
  </div>
);
