type Pressed = {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly target: EventTarget | null;
};

type Step = { readonly page: (now: number, pages: number) => number };
type Zoom = { readonly zoom: number };

const steps: Readonly<Record<string, Step | Zoom>> = {
  ArrowLeft: { page: (now) => now - 1 },
  ArrowRight: { page: (now) => now + 1 },
  Home: { page: () => 1 },
  End: { page: (_now, pages) => pages },
  '+': { zoom: 0.25 },
  '-': { zoom: -0.25 },
};

/** What a key does in the reader; null: it is the browser's, or somebody is writing. */
export function readerKey(event: Pressed): Step | Zoom | 'search' | null {
  const isControl = event.ctrlKey || event.metaKey;
  if (isControl) return event.key.toLowerCase() === 'f' ? 'search' : null;
  const isWriting = event.target instanceof HTMLElement && event.target.matches('input, textarea');
  return isWriting ? null : (steps[event.key] ?? null);
}
