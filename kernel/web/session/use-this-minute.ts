import { useEffect, useState } from 'react';

const everyMinute = 60_000;

const thisMinute = () => new Date(Math.floor(Date.now() / everyMinute) * everyMinute).toISOString();

/** "From now on", as a question that stays the same for a minute. */
export function useThisMinute(): string {
  const [minute, setMinute] = useState(thisMinute);
  useEffect(() => {
    const timer = setInterval(() => setMinute(thisMinute()), everyMinute);
    return () => clearInterval(timer);
  }, []);
  return minute;
}
