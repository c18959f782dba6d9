import { useEffect, useState } from 'react';

/** Typing is not asking: a value counts once it has stood still for a moment. */
const restMs = 250;

export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
