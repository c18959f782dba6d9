import { api } from '#kernel/web';
import type { PortalForm, PortalSignature } from '#parties/domain';
import { useQuery } from '@tanstack/react-query';
import type { AppointmentStatus, ConsultationType } from '../../domain/index.ts';

export type PortalFile = { readonly id: string; readonly name: string; readonly fileName: string };

export type PortalAppointment = {
  readonly id: string;
  readonly reference: string;
  readonly dateFrom: string;
  readonly dateTo: string;
  readonly timeZone: string;
  readonly status: AppointmentStatus;
  readonly consultationType: ConsultationType;
  readonly specialist: string;
  readonly place: string;
  readonly phone: string | null;
  readonly interpreterRequired: boolean;
};

type Me = {
  readonly firstName: string;
  readonly practice: string;
  readonly email: string | null;
  readonly timeZone: string;
  readonly forms: readonly PortalForm[];
  readonly signatures: readonly PortalSignature[];
  readonly documents: readonly PortalFile[];
};

export const usePortal = () =>
  useQuery({
    queryKey: ['portal'],
    queryFn: ({ signal }) => api.get<Me>('/app/portal', undefined, signal),
  });

export const usePortalAppointments = () =>
  useQuery({
    queryKey: ['portal', 'appointments'],
    queryFn: async ({ signal }) =>
      (
        await api.get<{ items: readonly PortalAppointment[] }>(
          '/app/portal/appointments',
          undefined,
          signal,
        )
      ).items,
  });
