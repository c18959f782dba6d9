import { formatDateTime } from '#kernel/domain';
import { api, panelText, StatusChip, useSession } from '#kernel/web';
import type { Tone } from '#kernel/web';
import type { EmailStatus } from '#correspondence/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';
import { noticeRecipients, noticeTitles } from '../../domain/index.ts';
import type { NoticeKind, NoticeRecipient } from '../../domain/index.ts';
import { nameInSentence } from '../parts/tenant-labels.ts';
import './notices.css';

export type Notice = {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly recipient: NoticeRecipient;
  readonly name: string;
  readonly email: string | null;
  readonly status: EmailStatus;
  readonly askedAt: string;
  readonly leavesAt: string | null;
  readonly sentAt: string | null;
  readonly error: string | null;
};
type Answer = { readonly hasMailServer: boolean; readonly items: readonly Notice[] };

const states: Readonly<Record<EmailStatus, { tone: Tone; words: string }>> = {
  queued: { tone: 'info', words: 'Waiting' },
  sent: { tone: 'success', words: 'Sent' },
  delivered: { tone: 'success', words: 'Delivered' },
  markedAsSuccess: { tone: 'success', words: 'Marked as success' },
  failed: { tone: 'danger', words: 'Not delivered' },
  bounced: { tone: 'danger', words: 'Came back' },
  withdrawn: { tone: 'neutral', words: 'Not sent' },
  kept: { tone: 'warning', words: 'Kept, not sent' },
  notSent: { tone: 'warning', words: 'Not sent' },
};

const secondsLeft = (leavesAt: string | null, now: number): number =>
  leavesAt ? Math.max(0, Math.ceil((Date.parse(leavesAt) - now) / 1000)) : 0;

/** What the state means for the person on the phone who asks "did they get it?". */
export function noticeWords(notice: Notice, now: number, when: (instant: string) => string) {
  const { status, sentAt, askedAt, leavesAt, error } = notice;
  if (status === 'sent' || status === 'delivered' || status === 'markedAsSuccess') {
    return when(sentAt ?? askedAt);
  }
  if (status === 'failed') return error ?? 'The mail server refused it.';
  if (status === 'bounced') return error ?? 'The mail server of the person sent it back.';
  if (status === 'notSent') return error ?? 'Its template is disabled.';
  if (status === 'withdrawn') return 'It was taken back, or changed again, before it left.';
  if (status === 'kept') return `${when(sentAt ?? askedAt)}, there is no mail server`;
  const seconds = secondsLeft(leavesAt, now);
  return seconds > 0 ? `Leaves in ${seconds} seconds, and can be taken back` : 'Leaves now';
}

export function NotifiedPeople({ appointmentId }: { appointmentId: string }) {
  const { dateFormat, zone } = useSession();
  const { data, error, dataUpdatedAt } = useQuery({
    queryKey: ['notices', appointmentId],
    staleTime: 0,
    queryFn: ({ signal }) =>
      api.get<Answer>(`/app/appointments/${appointmentId}/notices`, undefined, signal),
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ status }) => status === 'queued') ? 3000 : false,
  });
  if (error) return <p className="soft">{panelText(error)}</p>;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  const when = (instant: string) => formatDateTime(instant, zone, dateFormat);
  return (
    <>
      {!data.hasMailServer && (
        <Alert
          className="no-mail-server"
          type="warning"
          showIcon
          title="No mail server is set up: messages are kept here and reach nobody."
        />
      )}
      {data.items.length === 0 ? (
        <p className="soft">Nobody was told of this appointment by email.</p>
      ) : (
        <ul className="notified-people">
          {data.items.map((notice) => (
            <li key={notice.id}>
              <strong>{noticeTitles[notice.kind]}</strong>
              <span>
                {notice.name} <span className="soft">{personWords(notice)}</span>
              </span>
              <StatusChip tone={states[notice.status].tone}>
                {states[notice.status].words}
              </StatusChip>
              <span className="soft">{noticeWords(notice, dataUpdatedAt, when)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function personWords({ recipient, email }: Notice): string {
  const word = recipient === 'client' ? nameInSentence('client') : noticeRecipients[recipient];
  return [word.charAt(0).toUpperCase() + word.slice(1), email].filter(Boolean).join(' · ');
}
