import { flags } from '#identity/domain';
import { can, resourceOfModule } from '#kernel/domain';
import type { Tx } from '#kernel/server';
import type { TimelineItem } from '../../domain/index.ts';
import { communicationTypes, smsDirections } from '../../domain/index.ts';
import type { CommunicationType } from '../../domain/index.ts';
import { timelinePoint } from './timeline-point.ts';
import type { TimelineQuery } from './timeline-point.ts';

/** The places of a timeline, as values $1 to $6 of a statement whose rows are `t`. */
export const timelineWhere = (time: string) => `t.tenant_id = $1 and not t.is_deleted
    and ($4::timestamptz is null or (${time}, t.id) < ($4::timestamptz, $5::uuid))
  order by ${time} desc, t.id desc limit $6`;

export const timelineValues = (tx: Tx, query: TimelineQuery): readonly unknown[] => [
  tx.context.tenantId,
  query.fromModule,
  query.objectId,
  query.before?.at ?? null,
  query.before?.id ?? null,
  query.take,
];

/** In milliseconds, as the wire says times: a place within the same one would be lost. */
const millis = (time: string) => `date_trunc('milliseconds', ${time})`;

const noteText = `select t.id, ${millis('t.happened_at')} as at, t.communication_type as title,
    coalesce(t.subject || E'\\n', '') || t.content as text, a.name as people
  from correspondences t left join accounts a on a.tenant_id = t.tenant_id and a.id = t.author_id
  where t.from_module = $2 and t.object_id = $3 and ${timelineWhere(millis('t.happened_at'))}`;

type NoteRow = { id: string; at: string; title: CommunicationType; text: string; people: string };

const notes = timelinePoint.contribute({
  kind: 'note',
  isOpenTo: (actor) => can(actor, 'correspondence.ofRecord'),
  async read(tx, _actor, query) {
    const rows = await tx.query<NoteRow>(noteText, timelineValues(tx, query));
    return rows.map((row): TimelineItem => ({
      ...row,
      kind: 'note',
      title: communicationTypes[row.title],
      status: null,
    }));
  },
});

/** The words of a mail stay where they are: a confidential one is read by nobody. */
const mailText = `select t.id, ${millis('t.creation_time')} as at, t.subject as title,
    t.destination as people, t.status
  from emails_tracking t
  where t.from_module = $2 and t.object_id = $3 and ${timelineWhere(millis('t.creation_time'))}`;

type MailRow = { id: string; at: string; title: string; people: string; status: string };

const mails = timelinePoint.contribute({
  kind: 'email',
  isOpenTo: (actor) => can(actor, 'emailTracking.list'),
  async read(tx, _actor, query) {
    const rows = await tx.query<MailRow>(mailText, timelineValues(tx, query));
    return rows.map((row): TimelineItem => ({ ...row, kind: 'email', text: null }));
  },
});

/** What came in and was filed to the record. */
const incomingText = `select t.id, ${millis('t.received_time')} as at, t.subject as title,
    t.sender as people, t.status
  from incoming_mail t
  where t.from_module = $2 and t.object_id = $3 and ${timelineWhere(millis('t.received_time'))}`;

const incoming = timelinePoint.contribute({
  kind: 'received',
  isOpenTo: (actor) => can(actor, 'incomingMail.list'),
  async read(tx, _actor, query) {
    const rows = await tx.query<MailRow>(incomingText, timelineValues(tx, query));
    return rows.map((row): TimelineItem => ({ ...row, kind: 'received', text: null }));
  },
});

const smsText = `select t.id, ${millis('t.creation_time')} as at, t.direction as title,
    t.number as people, t.status, case when t.is_confidential then null else t.body end as text
  from sms_log t
  where t.from_module = $2 and t.object_id = $3 and ${timelineWhere(millis('t.creation_time'))}`;

type SmsRow = MailRow & { title: keyof typeof smsDirections; text: string | null };

const sms = timelinePoint.contribute({
  kind: 'sms',
  isOpenTo: (actor) => can(actor, 'smsMessage.list'),
  async read(tx, _actor, query) {
    const rows = await tx.query<SmsRow>(smsText, timelineValues(tx, query));
    return rows.map((row): TimelineItem => ({
      ...row,
      kind: 'sms',
      title: smsDirections[row.title],
    }));
  },
});

const removedText = `select t.id, ${millis('coalesce(t.put_back_at, t.removed_at)')} as at, t.name as file,
    coalesce(t.put_back_by, t.removed_by) as people, t.put_back_at is not null as "isBack"
  from document_removals t
  where t.owner_resource = $2 and t.owner_id::text = $3
    and ${timelineWhere(millis('coalesce(t.put_back_at, t.removed_at)'))}`;

type RemovedRow = { id: string; at: string; file: string; people: string | null; isBack: boolean };

/** The practice learns which file of a record was taken away, and by whom. */
const removedFiles = timelinePoint.contribute({
  kind: 'file',
  isOpenTo: flags.isAdminOrStaff,
  async read(tx, _actor, query) {
    const resource = resourceOfModule(query.fromModule)?.name ?? '';
    const rows = await tx.query<RemovedRow>(
      removedText,
      timelineValues(tx, { ...query, fromModule: resource }),
    );
    return rows.map(({ file, isBack, ...row }): TimelineItem => ({
      ...row,
      kind: 'file',
      title: isBack ? `Deleted and put back: ${file}` : `Deleted: ${file}`,
      text: null,
      status: null,
    }));
  },
});

export const timelineSources = [notes, mails, incoming, sms, removedFiles];
