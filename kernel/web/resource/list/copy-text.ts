import { toast } from '../../toast/toast.ts';

/** The clipboard is closed to pages without a secure origin, and when the user says no. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(done);
  } catch {
    toast.warning('This browser does not let the page copy. Please copy it by hand.');
  }
}
