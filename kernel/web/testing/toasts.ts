import { bindToasts } from '../toast/toast.ts';
import type { Toast } from '../toast/toast.ts';

/** Every toast from now on, in order. */
export function collectToasts(): Toast[] {
  const shown: Toast[] = [];
  bindToasts((toast) => shown.push(toast));
  return shown;
}
