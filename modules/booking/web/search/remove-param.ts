import { useSearchParams } from 'react-router';

/** Takes one parameter out of the address and leaves the others. */
export function useRemoveParam(): (name: string) => void {
  const [, setParams] = useSearchParams();
  return (name) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete(name);
        return next;
      },
      { replace: true },
    );
}
