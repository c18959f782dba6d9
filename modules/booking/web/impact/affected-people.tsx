import { ArrowRightOutlined } from '@ant-design/icons';
import { resourceNamed } from '#kernel/domain';
import { useSession } from '#kernel/web';
import type { AppointmentStand } from '../../domain/index.ts';
import { clockText, dayText, zoneText } from '../book/shown-slot.ts';

export type ShownImpact = {
  readonly title: string;
  readonly total: number;
  readonly people: readonly ShownAppointment[];
};

/** Without names where the reader could not open the appointment. */
type ShownAppointment = {
  readonly id: string | null;
  readonly reference: string | null;
  readonly client: string | null;
  readonly company: string | null;
  readonly caseManager: string | null;
  readonly reason: string;
  readonly before: AppointmentStand;
  readonly after: AppointmentStand | null;
};

/** Who is affected, with what is now beside what would be. */
export function AffectedPeople({ impact }: { impact: ShownImpact }) {
  const { people, total } = impact;
  return (
    <div
      className="impact-people"
      role="region"
      aria-label="People affected"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
      tabIndex={0}
    >
      <table className="mini-table">
        <thead>
          <tr>
            <th>{resourceNamed('client').label[0]}</th>
            <th>For</th>
            <th>Now</th>
            <th>
              <span className="hidden-text">becomes</span>
            </th>
            <th>Then</th>
          </tr>
        </thead>
        <tbody>
          {people.map((one, at) => (
            <Row key={one.id ?? at} one={one} />
          ))}
        </tbody>
      </table>
      {total > people.length && (
        <p className="mini-more soft">and {total - people.length} more appointments</p>
      )}
    </div>
  );
}

function Row({ one }: { one: ShownAppointment }) {
  const { client, reference, company, caseManager, before, after, reason } = one;
  return (
    <tr>
      <td>
        <strong>{client ?? 'Somebody you may not see'}</strong>
        <span className="soft impact-line impact-code">{reference}</span>
      </td>
      <td>
        {company ?? '-'}
        <span className="soft impact-line">{caseManager}</span>
      </td>
      <td>
        <Stand stand={before} other={after} />
      </td>
      <td className="impact-arrow">
        <ArrowRightOutlined aria-hidden="true" />
      </td>
      <td>{after ? <Stand stand={after} other={before} isNew /> : reason}</td>
    </tr>
  );
}

type StandProps = {
  stand: AppointmentStand;
  other: AppointmentStand | null;
  isNew?: boolean;
};

/** What differs stands out on the side where it is new. */
function Stand({ stand, other, isNew = false }: StandProps) {
  const { dateFormat } = useSession();
  const { dateFrom, dateTo, timeZone, specialist, place } = stand;
  const isOther = (key: keyof AppointmentStand) => isNew && other && other[key] !== stand[key];
  const mark = (is: unknown) => (is ? 'impact-line impact-new' : 'impact-line');
  const minutes = Math.round((Date.parse(dateTo) - Date.parse(dateFrom)) / 60_000);
  return (
    <>
      <span className={mark(isOther('dateFrom') || isOther('timeZone'))}>
        {dayText(dateFrom, timeZone, dateFormat)}, {clockText(dateFrom, timeZone)}
        <span className="soft impact-code">
          {' '}
          {minutes} min, {zoneText(timeZone)}
        </span>
      </span>
      <span className={mark(isOther('place'))}>{place}</span>
      <span className={mark(isOther('specialist'))}>{specialist}</span>
    </>
  );
}
