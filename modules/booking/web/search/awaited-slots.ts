let isAwaited = false;

/** Whoever asked for slots from a call goes on among them, without a way through the page. */
export const awaitSlots = (): void => {
  isAwaited = true;
};

/** Puts the keyboard on the slot, unless the user has gone elsewhere meanwhile. */
export function goToAwaited(slotId: string | undefined): void {
  if (!isAwaited) return;
  isAwaited = false;
  const at = document.activeElement;
  const isFree = !at || at === document.body || at.closest('.call-strip') !== null;
  if (isFree && slotId) document.getElementById(`slot-${slotId}`)?.focus();
}
