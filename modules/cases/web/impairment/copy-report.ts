import { toast } from '#kernel/web';

/** The clipboard is closed to pages without a secure origin, and when the user says no. */
export async function copyReport(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success('The workings are copied. Paste them into the report.');
  } catch {
    toast.warning('This browser does not let the page copy. Use Print and copy it from there.');
  }
}
