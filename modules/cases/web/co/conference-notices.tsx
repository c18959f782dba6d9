import { dayIn, formatTime } from '#kernel/domain';
import { Notice, todayIn, useSession } from '#kernel/web';
import { conferenceTime, subpoenaWarnings } from '../../domain/index.ts';
import type { CaseRecord } from '../../domain/index.ts';
import './conference.css';

const joining = [
  ['joinLink', 'Link'],
  ['joinPhone', 'Phone'],
  ['joinPin', 'Access code'],
  ['room', 'Room'],
  ['court', 'Court'],
] as const;

const text = (value: unknown): string | null => (typeof value === 'string' && value ? value : null);

/** What must be known before anything is done: the time that is confirmed, and the subpoena. */
export function ConferenceNotices({ record }: { record: CaseRecord }) {
  const { zone: own } = useSession();
  const start = text(record.appointmentDate);
  const zone = text(record.appointmentZone) ?? own;
  const isOpen = ['created', 'requested', 'confirmed'].includes(record.step);
  const warnings = isOpen
    ? subpoenaWarnings(
        {
          attendOn: text(record.attendOn),
          subpoenaExpiresOn: text(record.subpoenaExpiresOn),
          takesPlaceOn: start ? dayIn(zone, new Date(start)) : null,
        },
        todayIn(zone),
      )
    : [];
  const isConfirmed = record.step === 'confirmed' && start;
  if (!isConfirmed && !warnings.length) return null;
  return (
    <div className="conference-notices">
      {isConfirmed && <Confirmed record={record} start={start} zone={zone} />}
      {warnings.map(({ tone, text: words }) => (
        <Notice key={words} tone={tone === 'danger' ? 'danger' : 'warning'} title={words} />
      ))}
    </div>
  );
}

function Confirmed({ record, start, zone }: { record: CaseRecord; start: string; zone: string }) {
  const end = text(record.appointmentEnd);
  const until = end ? ` to ${formatTime(end, zone)}` : '';
  return (
    <Notice
      tone="info"
      title={`Confirmed for ${conferenceTime(start, zone)}${until}. Everybody is invited.`}
    >
      <ul className="conference-joining" aria-label="How to join">
        {joining.flatMap(([key, label]) => {
          const value = text(record[key]);
          return value
            ? [
                <li key={key}>
                  {label}: {value}
                </li>,
              ]
            : [];
        })}
      </ul>
    </Notice>
  );
}
