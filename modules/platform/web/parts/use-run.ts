import { toast, toastFailure } from '#kernel/web';
import { useState } from 'react';

/** One thing at a time: says how it went, and which of them is under way. */
export function useRun() {
  const [running, setRunning] = useState<string | null>(null);
  const run = async (key: string, work: () => Promise<string>): Promise<boolean> => {
    setRunning(key);
    try {
      toast.success(await work());
      return true;
    } catch (error) {
      toastFailure(error);
      return false;
    } finally {
      setRunning(null);
    }
  };
  return { running, run };
}
