import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** The latest element outside of any dialog that one was opened from: of a chain of dialogs it is left. */
let outside: Element | null = null;

function openerNow(): Element | null {
  const opener = document.activeElement;
  if (opener !== document.body && !opener?.closest('.ant-modal')) outside = opener;
  return opener;
}

/** A dialog that is gone leaves the keyboard where it was opened, else at the start of the page. */
export function useReturnFocus(): void {
  const [opener] = useState(openerNow);
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return;
      const page = document.querySelector('main[tabindex]');
      const back = [opener, outside, page].find((one) => one?.isConnected && one !== document.body);
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    },
    [opener],
  );
}

const isTyped = (field: HTMLElement): boolean =>
  !field.matches(':disabled, [type=hidden], [type=file]') &&
  (field.getAttribute('role') === 'combobox' || !field.hasAttribute('readonly'));

/**
 * The library puts the focus on the cross, where Enter closes what was just opened. It goes to the
 * first field instead, unless that would scroll away what is to be read first.
 */
export function startAtFirstField(): void {
  const active = document.activeElement;
  const dialog = active?.closest('.ant-modal');
  if (!active || !dialog || !(active === dialog || active.matches('.ant-modal-close'))) return;
  const body = dialog.querySelector('.ant-modal-body');
  const fields = body?.querySelectorAll<HTMLElement>('input, textarea, select') ?? [];
  const first = [...fields].find(isTyped);
  if (!body || !first) return;
  const isInView = first.getBoundingClientRect().bottom <= body.getBoundingClientRect().bottom;
  if (isInView) first.focus();
}

/**
 * At once, and again whenever the library takes the focus while the dialog comes in: whoever types
 * meanwhile loses no letter. Answers what ends that, once the dialog stands.
 */
export function useFirstField(isWanted: boolean): () => void {
  const stop = useRef(() => {});
  useLayoutEffect(() => {
    if (!isWanted) return undefined;
    startAtFirstField();
    document.addEventListener('focusin', startAtFirstField);
    stop.current = () => document.removeEventListener('focusin', startAtFirstField);
    return stop.current;
  }, [isWanted]);
  return () => stop.current();
}
