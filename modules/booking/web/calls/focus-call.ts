export const callElementId = (callId: string): string => `call-${callId}`;

/**
 * After the card is on the screen: nobody looks for the strip with Tab while somebody waits. For whom
 * it is comes first; once that is known, the slots.
 */
export function focusCall(callId: string | null): void {
  if (!callId) return;
  requestAnimationFrame(() => {
    const card = document.getElementById(callElementId(callId));
    // A fourth call stands beyond the edge; the page above stays where it is.
    card?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const step = card?.querySelector<HTMLElement>('[data-next-step]');
    (step ?? card?.querySelector<HTMLElement>('.call-edit'))?.focus({ preventScroll: true });
  });
}
