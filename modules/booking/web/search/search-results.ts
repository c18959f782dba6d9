import type { Instant, Reference } from '#kernel/domain';
import { atHome } from '../../domain/index.ts';
import type { ConsultationType, SessionStatus, SlotReason } from '../../domain/index.ts';
import type { ShownSlot } from '../book/shown-slot.ts';

export type FoundSlot = ShownSlot & {
  readonly reasons: readonly { readonly reason: SlotReason; readonly text: string }[];
};

export type FoundSpecialist = Reference & {
  readonly specialty: string | null;
  readonly isFavourite: boolean;
  readonly favouriteNote: string | null;
  readonly isExcluded: boolean;
  readonly exclusionReason: string | null;
};

export type FoundCentre = Reference & {
  readonly suburb: string | null;
  readonly state: string | null;
  readonly postcode: string | null;
  readonly distanceKm: number | null;
};

export type FoundSession = {
  readonly id: string;
  readonly dateFrom: Instant;
  readonly dateTo: Instant;
  readonly timeZone: string;
  readonly sessionStatus: SessionStatus;
  readonly consultationType: ConsultationType;
  readonly isVideoAppointment: boolean;
  readonly specialist: FoundSpecialist;
  readonly centre: FoundCentre | null;
  readonly reservedForCompanies: readonly Reference[];
  readonly note?: string | null;
  readonly slots: readonly FoundSlot[];
};

export type SearchPage = {
  readonly items: readonly FoundSession[];
  readonly totalCount: number;
  readonly isCapped: boolean;
  readonly dateFrom: string;
  readonly dateTo: string;
};

/** The words for where, as the booking dialog says them too. */
export const placeName = ({ centre, isVideoAppointment }: FoundSession): string =>
  [centre?.displayName, isVideoAppointment ? 'Video' : null].filter(Boolean).join(' or ') || atHome;
