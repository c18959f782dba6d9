import { refuse } from '#kernel/domain';
import type { Refused } from '#kernel/domain';
import { consultationTypes } from '#booking/domain';
import type { ConsultationType } from '#booking/domain';

export type PanelSlot = { readonly slotId: string; readonly consultationType: ConsultationType };

export const mostInPanel = 3;

const isType = (value: unknown): value is ConsultationType =>
  typeof value === 'string' && Object.hasOwn(consultationTypes, value);

function readSlot(given: unknown): PanelSlot | null {
  if (typeof given !== 'object' || given === null) return null;
  const { slotId, consultationType = 'inPerson' } = given as Record<string, unknown>;
  if (typeof slotId !== 'string' || !slotId || !isType(consultationType)) return null;
  return { slotId, consultationType };
}

/** One to three slots, each once. */
export function readPanel(given: unknown): readonly PanelSlot[] | Refused {
  const slots = Array.isArray(given) ? given.map(readSlot) : [];
  const read = slots.filter((slot) => slot !== null);
  const isRight =
    read.length > 0 &&
    read.length === slots.length &&
    read.length <= mostInPanel &&
    new Set(read.map(({ slotId }) => slotId)).size === read.length;
  return isRight ? read : refuse('panelSlots', { field: 'slots' });
}
