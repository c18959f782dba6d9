import type { Instant } from '#kernel/domain';
import { consultationTypes } from '../../domain/index.ts';
import type { ConsultationType } from '../../domain/index.ts';

/** A slot that the search hands to the page that asked for one. The server alone says if it is free. */
export type HandedSlot = {
  readonly id: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly timeZone: string;
  readonly specialistId: string;
  readonly specialist: string;
  readonly place: string;
  readonly consultationType: ConsultationType;
};

/** Whom a slot is looked for: the page that gets it, and what it is called. */
export type SlotTaker = { readonly path: string; readonly name: string };

const texts = ['id', 'startsAt', 'endsAt', 'timeZone', 'specialistId', 'specialist', 'place'];

/** An address is typed by anybody: only pages of this product are gone to. */
export function takerOf(params: URLSearchParams): SlotTaker | null {
  const [path, name] = [params.get('takeFor'), params.get('takeName')];
  return path && name && /^\/view\/[\w-]+\/detail\/[\w-]+$/.test(path) ? { path, name } : null;
}

export const takerParams = ({ path, name }: SlotTaker) => ({ takeFor: path, takeName: name });

export const handedAddress = ({ path }: SlotTaker, slot: HandedSlot): string =>
  `${path}?${new URLSearchParams({ slot: JSON.stringify(slot) }).toString()}`;

export function handedSlot(params: URLSearchParams): HandedSlot | null {
  let given: unknown;
  try {
    given = JSON.parse(params.get('slot') ?? 'null');
  } catch {
    return null;
  }
  const slot = (given ?? {}) as Readonly<Record<string, unknown>>;
  const isWhole =
    texts.every((key) => typeof slot[key] === 'string') &&
    !Number.isNaN(Date.parse(String(slot.startsAt))) &&
    Object.hasOwn(consultationTypes, String(slot.consultationType));
  return isWhole ? (given as HandedSlot) : null;
}
