import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { goToAwaited } from './awaited-slots.ts';

/**
 * What another question found is read from its start, however far down the last one was read; from a
 * call the keyboard goes on at the next free slot. `question` is null while its answer is not here.
 */
export function useStartOfResults(
  results: RefObject<HTMLElement | null>,
  question: string | null,
  nextSlotId: string | undefined,
): void {
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (question === null) return;
    if (shown.current !== null && shown.current !== question) {
      results.current?.closest('main')?.scrollTo({ top: 0 });
    }
    shown.current = question;
    goToAwaited(nextSlotId);
  }, [results, question, nextSlotId]);
}
