import { useEffect, useEffectEvent } from 'react';

/** What takes the key before us: dialogs, drawers, cards and open selection lists. */
const overlays = [
  '.ant-modal-wrap:not([style*="none"])',
  '.ant-drawer-open',
  '.popover:not([hidden])',
  '.ant-select-open',
  '.ant-picker-open',
].join(',');

/** Escape ends a mode of the page; closing what lies over the page comes first. */
export function useEscape(isOn: boolean, run: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector(overlays))
      return;
    run();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isOn]);
}
