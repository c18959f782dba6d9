import { toast, toastFailure } from '#kernel/web';

/** Says how it went, and reads the page again either way. */
export async function attempt(
  work: () => Promise<unknown>,
  done: string,
  changed: () => Promise<void>,
): Promise<void> {
  try {
    await work();
    toast.success(done);
  } catch (failure) {
    toastFailure(failure);
  }
  await changed();
}
