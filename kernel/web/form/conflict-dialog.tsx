import { formatDateTime } from '#kernel/domain';
import type { AnyRecord, Fields } from '#kernel/domain';
import { Alert, Button, Radio } from 'antd';
import { useState } from 'react';
import { Dialog } from '../dialogs/dialog.tsx';
import { LeaveButton } from '../dialogs/leave-button.tsx';
import { useSession } from '../session/session.ts';
import { StatusChip } from '../ui/status-chip.tsx';
import './conflict.css';
import type { Values } from './form-values.ts';
import { SideValue } from './side-value.tsx';
import { differences, firstPicks, merged } from './three-way-merge.ts';
import type { Picks, Side } from './three-way-merge.ts';

type Props = {
  fields: Fields;
  /** What the form started from. */
  original: AnyRecord;
  theirs: AnyRecord;
  mine: Values;
  save: (values: Values) => void;
  close: () => void;
};

const sides = [
  ['theirs', 'Theirs'],
  ['mine', 'Mine'],
] as const;

/** Beyond B-136: what both changed is decided field by field, and then saved. */
export default function ConflictDialog({ fields, original, theirs, mine, save, close }: Props) {
  const session = useSession();
  const [rows] = useState(() => differences(fields, original, theirs, mine));
  const [picks, setPicks] = useState<Picks>(() => firstPicks(rows, original, mine));
  const open = rows.filter(({ key }) => !picks[key]).length;
  const pickAll = (side: Side) =>
    setPicks(Object.fromEntries(rows.map(({ key }) => [key, side] as const)));
  const when = theirs.lastModificationTime;
  const record = { original, theirs, mine: { ...theirs, ...mine } };

  return (
    <Dialog
      kind="history"
      title="Somebody else changed this record"
      close={close}
      footer={
        <>
          <LeaveButton>Go on editing</LeaveButton>
          <Button
            type="primary"
            disabled={open > 0}
            onClick={() => save(merged(fields, theirs, mine, picks))}
          >
            {open > 0 ? `Choose ${open} more` : 'Save'}
          </Button>
        </>
      }
    >
      <p className="soft">
        {typeof when === 'string' &&
          `It was saved on ${formatDateTime(when, session.zone, session.dateFormat)}. `}
        Choose what to keep; nothing is written before you save.
      </p>
      {rows.length === 0 && <Alert type="info" title="Both versions say the same." />}
      {rows.length > 0 && (
        <table className="conflict">
          <ConflictHead pickAll={pickAll} />
          <tbody>
            {rows.map((row) => (
              <ConflictRow
                key={row.key}
                row={row}
                record={record}
                picked={picks[row.key]}
                pick={(side) => setPicks({ ...picks, [row.key]: side })}
              />
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  );
}

function ConflictHead({ pickAll }: { pickAll: (side: Side) => void }) {
  return (
    <thead>
      <tr>
        <th scope="col">Field</th>
        <th scope="col">Original</th>
        {sides.map(([side, label]) => (
          <th key={side} scope="col">
            {label}
            <Button type="link" size="small" onClick={() => pickAll(side)}>
              Keep all
            </Button>
          </th>
        ))}
      </tr>
    </thead>
  );
}

type RowProps = {
  row: ReturnType<typeof differences>[number];
  record: Readonly<Record<'original' | Side, AnyRecord>>;
  picked: Side | undefined;
  pick: (side: Side) => void;
};

function ConflictRow({ row: { key, field, isContested }, record, picked, pick }: RowProps) {
  return (
    <tr data-conflict={key}>
      <th scope="row">
        {field.label}
        {isContested && <StatusChip tone="warning">Both changed</StatusChip>}
      </th>
      <td>
        <SideValue field={field} name={key} record={record.original} />
      </td>
      {sides.map(([side, label]) => (
        <td key={side} className={picked === side ? 'picked' : undefined}>
          <Radio
            name={`conflict-${key}`}
            aria-label={`${field.label}: ${label.toLowerCase()}`}
            checked={picked === side}
            onChange={() => pick(side)}
          >
            <SideValue field={field} name={key} record={record[side]} />
          </Radio>
        </td>
      ))}
    </tr>
  );
}
