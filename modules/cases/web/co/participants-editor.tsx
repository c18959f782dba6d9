import { check, inputSchema } from '#kernel/domain';
import type { Field, Fields } from '#kernel/domain';
import { api, firstTrouble, RowsEditor } from '#kernel/web';
import type { EditedRow, RowColumn } from '#kernel/web';
import { participantFields, saveParticipants } from '../../domain/index.ts';
import type { Poll } from '../../domain/index.ts';

const fields: Fields = participantFields;
const keys = Object.keys(fields);

/** A specialist is chosen, anybody else is written down: one cell asks for what the role needs. */
const nameCell = (row: EditedRow): readonly [string, Field] =>
  row['role'] === 'specialist'
    ? ['specialistId', participantFields.specialistId]
    : ['name', participantFields.name];

const plain = (key: string): RowColumn => ({
  head: fields[key]?.label ?? '',
  cell: () => [key, fields[key] as Field],
});

const columns: readonly RowColumn[] = [
  plain('role'),
  { head: 'Name', cell: nameCell },
  plain('email'),
  plain('phone'),
  plain('isRequired'),
];

const wire = (rows: readonly EditedRow[]) =>
  rows.map((row) => ({
    ...(row['id'] ? { id: row['id'] } : {}),
    ...Object.fromEntries(keys.map((key) => [key, row[key] ?? null])),
    specialistId: row['role'] === 'specialist' ? (row['specialistId'] ?? null) : null,
    isRequired: row['isRequired'] !== false,
  }));

const rowOf = ({
  answeredAt: _answeredAt,
  ...person
}: Poll['participants'][number]): EditedRow => ({
  ...person,
  ...(person.specialistId && {
    specialist: { id: person.specialistId, displayName: person.name },
  }),
});

type Props = {
  poll: Poll;
  path: string;
  done: (poll: Poll) => Promise<void>;
  cancel: () => void;
};

export const ParticipantsEditor = ({ poll, path, done, cancel }: Props) => (
  <RowsEditor
    noun={['participant', 'participants']}
    columns={columns}
    rows={
      poll.participants.length
        ? poll.participants.map(rowOf)
        : [{ role: 'specialist', isRequired: true }]
    }
    newRow={() => ({ role: 'lawyer', isRequired: true })}
    problem={(rows) => {
      const checked = check(inputSchema(saveParticipants.input), { items: wire(rows) });
      return checked.ok ? null : firstTrouble(checked.errors);
    }}
    save={async (rows) => {
      const poll = await api.put<Poll>(`${path}/participants`, { items: wire(rows) });
      await done(poll);
    }}
    cancel={cancel}
  />
);
