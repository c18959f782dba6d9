import { formatDate, recordPathOf } from '#kernel/domain';
import { Amount, StatusChip, TableFrame, TabLink, useSession } from '#kernel/web';
import { reminderKinds, reminderLog, reminderOutcomes } from '../../domain/index.ts';
import type { LoggedReminder } from '../../domain/index.ts';

/** A line of the log, on a page of its own or on that of its record. */
export type ReminderRow = Omit<LoggedReminder, 'recordId' | 'step' | 'occasion' | 'sentBy'> & {
  readonly fromModule?: string;
  readonly objectId?: string;
  readonly objectName?: string;
};

const figures = ['Open then', 'Of all that is due'];
const { tones } = reminderLog.fields.outcome;

/** Two lines of the same table: what, and where it stands. */
export function AboutCell({
  row,
}: {
  row: Pick<ReminderRow, 'fromModule' | 'objectId' | 'objectName'>;
}) {
  const { actor } = useSession();
  const { fromModule = '', objectId = '', objectName = '' } = row;
  const path = recordPathOf(actor, { fromModule, objectId });
  return path ? <TabLink to={path}>{objectName}</TabLink> : <>{objectName}</>;
}

const whoOf = ({ sentTo, toldName }: ReminderRow): string =>
  [sentTo, toldName].filter(Boolean).join(', ');

type Props = {
  rows: readonly ReminderRow[];
  /** On the page of a record its name is not said again. */
  isOfRecord?: boolean;
};

/** What was sent, and where somebody stopped it. */
export function ReminderRows({ rows, isOfRecord = false }: Props) {
  const { dateFormat } = useSession();
  const hasMoney = rows.some(({ amount }) => amount);
  const heads = [
    'Day',
    'What',
    'Which',
    ...(isOfRecord ? [] : ['About']),
    ...(hasMoney ? figures : []),
    'To',
    'Outcome',
  ];
  return (
    <TableFrame label="Reminders" heads={heads} numbers={figures}>
      {rows.map((row) => (
        <tr key={row.id}>
          <td className="mini-short">{formatDate(row.sentOn, dateFormat)}</td>
          <td>{reminderKinds[row.kind]}</td>
          <td>{row.stepName}</td>
          {!isOfRecord && (
            <td className="mini-short">
              <AboutCell row={row} />
            </td>
          )}
          {hasMoney && (
            <>
              <td className="number">{row.amount && <Amount of={row.amount} />}</td>
              <td className="number">{row.totalAmount && <Amount of={row.totalAmount} />}</td>
            </>
          )}
          <td>{whoOf(row)}</td>
          <td>
            <StatusChip tone={tones?.[row.outcome] ?? 'neutral'}>
              {reminderOutcomes[row.outcome]}
            </StatusChip>
            {row.reason && <div className="soft">{row.reason}</div>}
          </td>
        </tr>
      ))}
    </TableFrame>
  );
}
