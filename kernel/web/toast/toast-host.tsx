import { useEffect, useReducer, useRef } from 'react';
import { createPortal } from 'react-dom';
import { watchUnexpected } from '../errors/watch-unexpected.ts';
import { ToastCard } from './toast-card.tsx';
import { bindToasts } from './toast.ts';
import type { Toast } from './toast.ts';
import './toast.css';
import { useFreeSpot } from './use-free-spot.ts';

type Shown = Toast & { readonly id: string; readonly turn: number };
type Change = { readonly show: Shown } | { readonly drop: string };

const most = 5;
let count = 0;

/** One with the same key takes the place of the other; the oldest give way. */
function change(shown: readonly Shown[], asked: Change): readonly Shown[] {
  if ('drop' in asked) return shown.filter(({ id }) => id !== asked.drop);
  const at = shown.findIndex(({ id }) => id === asked.show.id);
  return at < 0 ? [...shown, asked.show].slice(-most) : shown.with(at, asked.show);
}

/** Draws the toasts, and tells what nobody caught. Loaded with the page: it must work offline. */
export function ToastHost() {
  const [shown, apply] = useReducer(change, []);
  const toasts = useRef<HTMLDivElement>(null);
  useFreeSpot(toasts, shown.length);
  useEffect(() => {
    bindToasts((toast) => {
      count += 1;
      apply({ show: { ...toast, id: toast.key ?? `toast ${count}`, turn: count } });
    });
    const stopWatching = watchUnexpected(window);
    return () => {
      stopWatching();
      bindToasts(() => {});
    };
  }, []);
  return createPortal(
    <div className="toasts" ref={toasts}>
      {shown.map(({ id, turn, ...toast }) => (
        <ToastCard key={id} toast={toast} turn={turn} close={() => apply({ drop: id })} />
      ))}
    </div>,
    document.body,
  );
}
