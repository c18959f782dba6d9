import {
  FileTextOutlined,
  MailOutlined,
  MessageOutlined,
  PhoneOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import { formatDate } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { StatusChip, useSession } from '#kernel/web';
import { Link } from 'react-router';
import { activityTypes } from '../../domain/index.ts';
import type { ActivityType } from '../../domain/index.ts';
import type { Activity } from './use-activities.ts';

const icons: Readonly<Record<ActivityType, typeof MailOutlined>> = {
  relationshipMeeting: TeamOutlined,
  call: PhoneOutlined,
  email: MailOutlined,
  message: MessageOutlined,
  generalActivity: FileTextOutlined,
};

export function ActivityItem({ activity, today }: { activity: Activity; today: PlainDate }) {
  const { dateFormat } = useSession();
  const { type, subject, company, caseManager, staff, note, followUpOn } = activity;
  const Icon = icons[type];
  return (
    <li className="timeline-item">
      <time dateTime={activity.activityDate}>{formatDate(activity.activityDate, dateFormat)}</time>
      <span className="timeline-icon" aria-hidden>
        <Icon />
      </span>
      <article className="card">
        <header>
          <Link to={`/view/relationship-activities/detail/${activity.id}`}>{subject}</Link>
          <StatusChip>{activityTypes[type]}</StatusChip>
          {followUpOn && (
            <StatusChip tone={followUpOn <= today ? 'warning' : 'info'}>
              Follow up {formatDate(followUpOn, dateFormat)}
            </StatusChip>
          )}
        </header>
        {note && <p>{note.length > 240 ? `${note.slice(0, 240)}…` : note}</p>}
        <footer className="soft">
          {company && (
            <Link to={`/view/companies/detail/${company.id}`}>{company.displayName}</Link>
          )}
          {caseManager && <span>with {caseManager.displayName}</span>}
          {staff && <span>by {staff.displayName}</span>}
        </footer>
      </article>
    </li>
  );
}
