import { useEffect } from 'react';
import { slowCalls } from './slow-calls.ts';

/** B-146: for a part that is shown while something else loads. */
export function useSlowHint(): void {
  useEffect(() => slowCalls.begin(), []);
}
