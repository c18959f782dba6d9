import { accept, refuse } from '#kernel/domain';
import type { Decision } from '#kernel/domain';
import { isFree } from './request-kinds.ts';

/** A request as it would be stored, with what its origin says. */
export type RequestToCheck = {
  readonly id: string;
  readonly clientId: string;
  readonly specialistId: string | null;
  readonly requestKind: string;
  readonly agreedFee: string | null;
  readonly origin: {
    readonly id: string;
    readonly clientId: string | null;
    readonly specialistId: string | null;
  } | null;
  /** It has been sent before: a reopened one needs no other case. */
  readonly wasSent: boolean;
};

/** What must hold of a request whoever writes it, by whichever call. */
export function checkRequest(
  request: RequestToCheck,
  /** Who had it before this write. */
  specialistBefore: string | null,
): Decision {
  const { origin, requestKind, wasSent } = request;
  const isOfOther = isFree(requestKind) && !wasSent;
  const isReopened = isFree(requestKind) && wasSent;
  return accept(
    origin?.id === request.id && refuse('originOfItself'),
    origin && origin.clientId !== request.clientId && refuse('originOfAnother'),
    isOfOther && !origin && refuse('freeNeedsOrigin'),
    isOfOther &&
      origin &&
      origin.specialistId !== request.specialistId &&
      refuse('freeNeedsSameSpecialist'),
    isReopened && specialistBefore !== request.specialistId && refuse('freeNeedsSameSpecialist'),
    requestKind === 'withFee' && request.agreedFee === null && refuse('agreedFeeMissing'),
  );
}
