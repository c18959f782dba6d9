import { handle, isUuid } from '#kernel/server';
import { checkDuplicate } from '../../domain/index.ts';

const text = `select s.id, s.name as "displayName", s.date_from as "dateFrom", s.date_to as "dateTo",
    c.name as "centre", s.specialist_id = $2::uuid as "isSameSpecialist"
  from appointment_sessions s left join party_centres c on c.id = s.centre_id
  where not s.is_deleted and not s.is_cancelled and s.id is distinct from $1::uuid
    and (s.specialist_id = $2::uuid or ($3::uuid is not null and s.room_id = $3::uuid))
    and tstzrange(s.date_from, s.date_to) && tstzrange($4::timestamptz, $5::timestamptz)
  order by s.date_from limit 20`;

type Found = {
  readonly id: string;
  readonly displayName: string | null;
  readonly dateFrom: string;
  readonly dateTo: string;
  readonly centre: string | null;
  readonly isSameSpecialist: boolean;
};

export const checkDuplicateHandler = handle(checkDuplicate, async ({ tx, input }) => {
  const { id, specialistId, roomId, dateFrom, dateTo } = input;
  const ordered = dateFrom < dateTo ? [dateFrom, dateTo] : [dateTo, dateFrom];
  const items = await tx.query<Found>(text, [
    isUuid(id) ? id : null,
    specialistId,
    roomId ?? null,
    ...ordered,
  ]);
  return { isDuplicate: items.length > 0, items };
});
