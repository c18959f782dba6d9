import { AutoComplete, Input, Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { FileChoice } from './file-choice.tsx';
import { MailField } from './mail-field.tsx';
import type { RecordLink } from './message-draft.ts';
import { MissingValues } from './missing-values.tsx';
import { StartFrom } from './start-from.tsx';
import type { MessageWork } from './use-message.ts';

const BodyEditor = lazy(() => import('./body-editor.tsx'));

type Props = { about: RecordLink; work: MessageWork; turn: number; restart: () => void };

/** `turn` changes when other words are put in from outside: the editor begins anew with them. */
export function MessageForm({ about, work, turn, restart }: Props) {
  const { draft, recipients, troubles, change } = work;
  const options = recipients?.items.map(({ label, name, email }) => ({
    value: email,
    label: `${email} · ${[label, name].filter(Boolean).join(', ')}`,
  }));
  return (
    <div className="mail-form">
      <StartFrom
        about={about}
        draft={draft}
        take={(words) => {
          change(words);
          restart();
        }}
      />
      <MissingValues missing={draft.missing} words={`${draft.subject} ${draft.body}`} />
      <MailField id="mail-to" label="Recipient Email" isRequired trouble={troubles.to}>
        <AutoComplete
          id="mail-to"
          value={draft.to}
          options={options ?? []}
          status={troubles.to ? 'error' : ''}
          onChange={(to: string) => change({ to })}
        />
      </MailField>
      <MailField id="mail-cc" label="Cc" trouble={troubles.cc} hint="Several with commas between.">
        <Input
          id="mail-cc"
          value={draft.cc}
          onChange={({ target }) => change({ cc: target.value })}
        />
      </MailField>
      <MailField id="mail-subject" label="Subject" isRequired trouble={troubles.subject}>
        <Input
          id="mail-subject"
          maxLength={300}
          value={draft.subject}
          onChange={({ target }) => change({ subject: target.value })}
        />
      </MailField>
      <MailField id="mail-body" label="Message" isRequired trouble={troubles.body}>
        <Suspense fallback={<Skeleton active paragraph={{ rows: 4 }} title={false} />}>
          <BodyEditor
            key={turn}
            id="mail-body"
            value={draft.body}
            change={(body) => change({ body })}
          />
        </Suspense>
      </MailField>
      <FileChoice about={about} draft={draft} troubles={troubles} change={change} />
    </div>
  );
}
