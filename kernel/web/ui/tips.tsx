import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import './tips.css';

type Tip = { text: string; box: DOMRect };

const delay = 100;
const told = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;

/** Shows the `data-tip` of whatever is pointed at or focused. Names stay with the elements. */
export function Tips() {
  const [tip, setTip] = useState<Tip | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const show = ({ target }: Event) => {
      clearTimeout(timer.current);
      const element = told(target);
      const text = element?.dataset.tip;
      if (!element || !text) return setTip(null);
      timer.current = setTimeout(() => {
        if (element.isConnected) setTip({ text, box: element.getBoundingClientRect() });
      }, delay);
      return undefined;
    };
    const hide = () => {
      clearTimeout(timer.current);
      setTip(null);
    };
    const listeners = { pointerover: show, focusin: show, pointerdown: hide, keydown: hide };
    for (const [name, listen] of Object.entries(listeners)) document.addEventListener(name, listen);
    return () => {
      hide();
      for (const [name, listen] of Object.entries(listeners)) {
        document.removeEventListener(name, listen);
      }
    };
  }, []);
  if (!tip) return null;
  const { left, width, bottom, top } = tip.box;
  const isAbove = bottom + 48 > innerHeight;
  const middle = Math.max(60, Math.min(left + width / 2, innerWidth - 60));
  return createPortal(
    <div
      role="tooltip"
      className={isAbove ? 'tip above' : 'tip'}
      style={{ left: middle, top: isAbove ? top : bottom }}
    >
      {tip.text}
    </div>,
    document.body,
  );
}
