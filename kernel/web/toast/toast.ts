import { failureTexts } from '../api/failure-text.ts';
import { unknownFailure } from '../api/api-error.ts';

export type ToastKind = 'success' | 'error' | 'warning' | 'info';
export type Toast = {
  kind: ToastKind;
  title: string;
  text: string;
  /** 0: until it is dismissed. */
  seconds: number;
  /** One with the same key is replaced, not joined. */
  key?: string;
  onClick?: () => void;
  /** A button of its own, which the keyboard reaches too. */
  action?: { readonly label: string; readonly run: () => void };
};

let show: (toast: Toast) => void = () => {};

/** Bound by the host component that draws them. */
export const bindToasts = (draw: (toast: Toast) => void): void => {
  show = draw;
};

type More = Pick<Toast, 'key' | 'onClick' | 'action'> & { seconds?: number };

/** B-142 to B-145: success 3 seconds, the others 5, what nobody expected until it is dismissed. */
export const toast = {
  success: (text: string, more: More = {}) =>
    show({ kind: 'success', title: 'Success', text, seconds: 3, ...more }),
  error: (text: string) =>
    show({ kind: 'error', title: 'Error', text, seconds: 5, key: `error ${text}` }),
  warning: (text: string, title = 'Warning', more: More = {}) =>
    show({ kind: 'warning', title, text, seconds: 5, ...more }),
  info: (text: string, title: string, more: More = {}) =>
    show({ kind: 'info', title, text, seconds: 5, ...more }),
  unexpected: (text: string = unknownFailure) =>
    show({ kind: 'error', title: 'Error', text, seconds: 0, key: `unexpected ${text}` }),
};

export function toastFailure(error: unknown): void {
  for (const text of failureTexts(error, location.hostname)) toast.error(text);
}

export const saved = {
  added: 'Data has been added successfully',
  section: 'Data has been saved successfully',
  record: 'Data has been saved successfully.',
  deleted: 'Data has been deleted successfully.',
} as const;
