import { ArrowDownOutlined, ArrowUpOutlined, PaperClipOutlined } from '@ant-design/icons';
import { formatDateTime } from '#kernel/domain';
import type { Tone } from '#kernel/domain';
import { api, panelText, StatusChip, TabLink, useSession } from '#kernel/web';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Alert, Button, Skeleton } from 'antd';
import { useState } from 'react';
import {
  emailStatuses,
  emailTracking,
  incomingMail,
  incomingStatuses,
  listEmailsOfRecord,
  templateName,
} from '../../domain/index.ts';
import { EmailButton } from '../send/email-button.tsx';
import type { RecordLink } from '../send/message-draft.ts';
import './tracking.css';

type Item = {
  readonly id: string;
  readonly direction: 'in' | 'out';
  readonly subject: string;
  readonly person: string;
  readonly status: string;
  readonly templateKey: string | null;
  readonly errorMessage: string | null;
  readonly attachments: number;
  readonly time: string;
  readonly sender: string | null;
};

const step = 10;
const statuses: Readonly<Record<string, string>> = { ...incomingStatuses, ...emailStatuses };
const tones: Readonly<Record<string, Tone>> = {
  ...emailTracking.fields.status.tones,
  ...incomingMail.fields.status.tones,
};

function MailRow({ item }: { item: Item }) {
  const { zone, dateFormat } = useSession();
  const isIn = item.direction === 'in';
  const segment = isIn ? incomingMail.segment : emailTracking.segment;
  const facts = [
    formatDateTime(item.time, zone, dateFormat),
    isIn ? `from ${item.person}` : `to ${item.person}`,
    item.templateKey && templateName(item.templateKey),
    item.sender && `by ${item.sender}`,
  ].filter(Boolean);
  return (
    <li className="mail-row">
      <span className="mail-way" title={isIn ? 'Received' : 'Sent'}>
        {isIn ? <ArrowDownOutlined /> : <ArrowUpOutlined />}
        <span className="hidden-text">{isIn ? 'Received' : 'Sent'}</span>
      </span>
      <span className="mail-words">
        <TabLink to={`/view/${segment}/detail/${item.id}`}>{item.subject}</TabLink>
        <small className="soft">
          {facts.join(' · ')}
          {item.attachments > 0 && (
            <>
              {' · '}
              <PaperClipOutlined /> {item.attachments}
            </>
          )}
        </small>
        {item.errorMessage && <small className="mail-error">{item.errorMessage}</small>}
      </span>
      <StatusChip tone={tones[item.status] ?? 'neutral'}>
        {statuses[item.status] ?? item.status}
      </StatusChip>
    </li>
  );
}

/** C-272: what was written about a record, and what was answered. */
export function EmailsOfRecord({ about }: { about: RecordLink }) {
  const [most, setMost] = useState(step);
  const { data, error } = useQuery({
    queryKey: ['emailsOfRecord', about, most],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.get<{ items: Item[]; totalCount: number }>(
        listEmailsOfRecord.path,
        { ...about, maxResultCount: most },
        signal,
      ),
  });
  if (error) return <Alert type="error" title={panelText(error)} />;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  return (
    <div className="mail-panel">
      <div className="mail-panel-head">
        <span className="soft">
          {data.totalCount ? `${data.totalCount} in all` : 'Nothing was written about it yet.'}
        </span>
        <EmailButton about={about} size="small" />
      </div>
      <ul className="mail-rows">
        {data.items.map((item) => (
          <MailRow key={item.id} item={item} />
        ))}
      </ul>
      {data.totalCount > data.items.length && most < 100 && (
        <Button type="link" onClick={() => setMost((before) => Math.min(100, before + step * 2))}>
          Show more
        </Button>
      )}
    </div>
  );
}
