import { RelatedList } from '#kernel/web';
import { appointmentSession } from '../domain/index.ts';

type Props = { id: string };

/** The newest first: what is still to come stands at the top. */
export const SessionsOfSpecialist = ({ id }: Props) => (
  <RelatedList
    resource={appointmentSession}
    filters={{ specialistId: id }}
    sorting="dateFrom desc"
  />
);

export const SessionsOfCentre = ({ id }: Props) => (
  <RelatedList resource={appointmentSession} filters={{ centreId: id }} sorting="dateFrom desc" />
);
