import { MailOutlined, PrinterOutlined } from '@ant-design/icons';
import { formatDateTime } from '#kernel/domain';
import type { AnyAction } from '#kernel/domain';
import { ActionDialog, api, MenuButton, TableFrame, toast, useSession } from '#kernel/web';
import type { MenuItem, StoredRecord } from '#kernel/web';
import { Suspense, useState } from 'react';
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
  const [chosen, setChosen] = useState<Message | null>(null);
  const action = sendCaseMessage(type.resource);
  const maySend = record.can?.includes(action.ability);
  const send = async ({ emailType, isSMS }: Record<string, unknown>) => {
    const query = `emailType=${String(emailType)}&isSMS=${String(isSMS)}`;
    const path = action.path.replace('{id}', record.id);
    toast.success((await api.post<{ message: string }>(`${path}?${query}`)).message);
    setChosen(null);
    await refetch();
  };

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
              items={() => messageItems(setChosen)}
            >
              Remind
            </MenuButton>
          )}
        </>
      }
    >
      {rows && <Reminders rows={rows} />}
      {chosen && (
        <SendMessage
          action={action}
          id={record.id}
          message={chosen}
          run={send}
          close={() => setChosen(null)}
        />
      )}
    </PaperworkPart>
  );
}

type SendProps = {
  action: AnyAction;
  id: string;
  message: Message;
  run: (input: Record<string, unknown>) => Promise<void>;
  close: () => void;
};

/** An SMS has no mail to look at first. */
const SendMessage = ({ action, id, message: { fixed, label }, run, close }: SendProps) => (
  <Suspense>
    <ActionDialog
      action={{ ...action, label: 'Send', input: {} }}
      {...(!fixed.isSMS && { recordId: id })}
      fixed={fixed}
      run={run}
      close={close}
    >
      <p>{label}</p>
    </ActionDialog>
  </Suspense>
);

const printsOf = (id: string): readonly MenuItem[] =>
  assessmentPrints.map(({ route }) => ({
    key: route.type ?? route.call,
    label: printLabels[route.type ?? ''] ?? route.call,
    run: () => void window.open(`${route.page}?type=${route.type}&id=${id}`, '_blank'),
  }));

type Message = {
  readonly fixed: { readonly emailType: string; readonly isSMS: boolean };
  readonly label: string;
};

const messageItems = (choose: (message: Message) => void): readonly MenuItem[] =>
  Object.entries(caseMessages).flatMap(([emailType, { template }]) => {
    const label = messageLabels[emailType] ?? emailType;
    const mail = { fixed: { emailType, isSMS: false }, label };
    const sms = { fixed: { emailType, isSMS: true }, label: `${label}, by SMS` };
    return (smsWordsOf(template) ? [mail, sms] : [mail]).map((one) => ({
      key: one.label,
      label: one.label,
      run: () => choose(one),
    }));
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
