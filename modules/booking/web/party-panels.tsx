import { RelatedList } from '#kernel/web';
import { appointment, appointmentSession } from '../domain/index.ts';

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

export const AppointmentsOfClient = ({ id }: Props) => (
  <RelatedList resource={appointment} filters={{ clientId: id }} sorting="dateFrom desc" />
);

export const AppointmentsOfCompany = ({ id }: Props) => (
  <RelatedList resource={appointment} filters={{ companyId: id }} sorting="dateFrom desc" />
);
