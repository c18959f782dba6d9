import { failureText } from '../api/failure-text.ts';

export type ToastKind = 'success' | 'error' | 'warning' | 'info';
export type Toast = { kind: ToastKind; title: string; text: string; seconds: number };

let show: (toast: Toast) => void = () => {};

/** Bound by the host component that draws them. */
export const bindToasts = (draw: (toast: Toast) => void): void => {
  show = draw;
};

/** B-142 to B-145: success 3 seconds, the others 5. */
export const toast = {
  success: (text: string) => show({ kind: 'success', title: 'Success', text, seconds: 3 }),
  error: (text: string) => show({ kind: 'error', title: 'Error', text, seconds: 5 }),
  warning: (text: string) => show({ kind: 'warning', title: 'Warning', text, seconds: 5 }),
};

export function toastFailure(error: unknown): void {
  const text = failureText(error);
  if (text) toast.error(text);
}

export const saved = {
  added: 'Data has been added successfully',
  section: 'Data has been saved successfully',
  record: 'Data has been saved successfully.',
  deleted: 'Data has been deleted successfully.',
} as const;
