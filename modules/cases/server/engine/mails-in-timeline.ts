import { timelinePoint, timelineValues, timelineWhere } from '#correspondence/server';
import { can } from '#kernel/domain';
import { caseTypes } from '../../domain/index.ts';

type Row = {
  readonly id: string;
  readonly at: string;
  readonly title: string;
  readonly people: string;
  readonly status: string;
};

const time = `date_trunc('milliseconds', t.creation_time)`;

/** Notices of its appointments, and the mails of the envelopes that its claimant signs. */
const text = `select t.id, ${time} as at, t.subject as title, t.destination as people, t.status
  from correspondence_mails_of_records t
  where $2::text is not null and t.object_id in (
      select a.id::text from booking_appointments a where a.case_id = $3
      union all select c.envelope_id::text from case_consents c
        where c.case_id = $3::uuid and not c.is_deleted)
    and ${timelineWhere(time)}`;

/** A mail that left about a case stands on its timeline, whatever record it was written for. */
export const mailsOfCaseInTimeline = timelinePoint.contribute({
  kind: 'email',
  isOpenTo: (actor) => can(actor, 'emailTracking.list'),
  async read(tx, _actor, query) {
    if (!caseTypes.some(({ key }) => key === query.fromModule)) return [];
    const rows = await tx.query<Row>(text, timelineValues(tx, query));
    return rows.map((row) => ({ ...row, kind: 'email' as const, text: null }));
  },
});
