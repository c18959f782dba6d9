import { MailOutlined, PrinterOutlined } from '@ant-design/icons';
import { formatDateTime } from '#kernel/domain';
import { api, MenuButton, TableFrame, toast, toastFailure, useSession } from '#kernel/web';
import type { MenuItem, StoredRecord } from '#kernel/web';
import {
  assessmentPrints,
  caseMessages,
  reminderKinds,
  reminderWays,
  sendCaseMessage,
  smsWordsOf,
} from '../../domain/index.ts';
import type { ReminderKind } from '../../domain/index.ts';
import type { CaseSectionProps } from '../case-page/section-props.ts';
import { messageLabels, printLabels } from './letter-labels.ts';
import { PaperworkPart } from './paperwork-part.tsx';
import { useCaseRows } from './use-case-rows.ts';

type Reminder = StoredRecord & {
  readonly what: ReminderKind;
  readonly sentBy: keyof typeof reminderWays;
  readonly destination: string;
  readonly creationTime: string;
};

/** Doc 2 sections 7 and 8: what can be printed and sent by hand, and what has left by itself. */
export function LettersPart({ type, record }: CaseSectionProps) {
  const { rows, error, refetch } = useCaseRows<Reminder>('case-reminders', record.id);

  const send = async (emailType: string, isSMS: boolean) => {
    try {
      const path = sendCaseMessage(type.resource).path.replace('{id}', record.id);
      const query = new URLSearchParams({ emailType, isSMS: String(isSMS) });
      toast.success((await api.post<{ message: string }>(`${path}?${query}`)).message);
    } catch (failure) {
      toastFailure(failure);
    }
    await refetch();
  };
  const messages = () => messageItems((key, isSms) => void send(key, isSms));
  const maySend = record.can?.includes(sendCaseMessage(type.resource).ability);

  return (
    <PaperworkPart
      title="Letters and reminders"
      error={error}
      isLoading={!rows}
      actions={
        <>
          {type.key === 'IME' && (
            <MenuButton
              label="Print"
              size="small"
              type="default"
              icon={<PrinterOutlined />}
              items={() => printsOf(record.id)}
            >
              Print
            </MenuButton>
          )}
          {maySend && (
            <MenuButton
              label="Remind"
              size="small"
              type="default"
              icon={<MailOutlined />}
              items={messages}
            >
              Remind
            </MenuButton>
          )}
        </>
      }
    >
      {rows && <Reminders rows={rows} />}
    </PaperworkPart>
  );
}

const printsOf = (id: string): readonly MenuItem[] =>
  assessmentPrints.map(({ route }) => ({
    key: route.type ?? route.call,
    label: printLabels[route.type ?? ''] ?? route.call,
    run: () => void window.open(`${route.page}?type=${route.type}&id=${id}`, '_blank'),
  }));

const messageItems = (send: (key: string, isSms: boolean) => void): readonly MenuItem[] =>
  Object.entries(caseMessages).flatMap(([key, { template }]) => {
    const label = messageLabels[key] ?? key;
    const mail = { key, label, run: () => send(key, false) };
    const sms = { key: `${key} SMS`, label: `${label}, by SMS`, run: () => send(key, true) };
    return smsWordsOf(template) ? [mail, sms] : [mail];
  });

function Reminders({ rows }: { rows: readonly Reminder[] }) {
  const { zone, dateFormat } = useSession();
  if (!rows.length) return <p className="soft">No reminder has left by itself yet.</p>;
  return (
    <TableFrame label="Reminders sent" heads={['Sent', 'What', 'By', 'To']}>
      {rows.map(({ id, creationTime, what, sentBy, destination }) => (
        <tr key={id}>
          <td>{formatDateTime(creationTime, zone, dateFormat)}</td>
          <td>{reminderKinds[what]}</td>
          <td>{reminderWays[sentBy]}</td>
          <td>{destination}</td>
        </tr>
      ))}
    </TableFrame>
  );
}
