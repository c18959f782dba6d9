import { MailOutlined, PrinterOutlined } from '@ant-design/icons';
import { RemindersOfRecord } from '#correspondence/web';
import { moduleNameOf } from '#kernel/domain';
import type { AnyAction } from '#kernel/domain';
import { ActionDialog, api, MenuButton, toast } from '#kernel/web';
import type { MenuItem } from '#kernel/web';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { assessmentPrints, caseMessages, sendCaseMessage, smsWordsOf } from '../../domain/index.ts';
import type { CaseSectionProps } from '../case-page/section-props.ts';
import { messageLabels, printLabels } from './letter-labels.ts';
import { PaperworkPart } from './paperwork-part.tsx';

/** Doc 2 sections 7 and 8: what can be printed and sent by hand, and what has left by itself. */
export function LettersPart({ type, record }: CaseSectionProps) {
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<Message | null>(null);
  const action = sendCaseMessage(type.resource);
  const maySend = record.can?.includes(action.ability);
  const send = async ({ emailType, isSMS }: Record<string, unknown>) => {
    const query = `emailType=${String(emailType)}&isSMS=${String(isSMS)}`;
    const path = action.path.replace('{id}', record.id);
    toast.success((await api.post<{ message: string }>(`${path}?${query}`)).message);
    setChosen(null);
    await queries.invalidateQueries({ queryKey: ['reminders'] });
  };

  return (
    <PaperworkPart
      title="Letters and reminders"
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
      <SentByItself type={type} record={record} />
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

const SentByItself = ({ type, record }: Pick<CaseSectionProps, 'type' | 'record'>) => (
  <Suspense>
    <RemindersOfRecord
      about={{ fromModule: moduleNameOf(type.resource), objectId: record.id }}
      empty="No reminder has left by itself yet."
    />
  </Suspense>
);

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
