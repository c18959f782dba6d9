type Listen = EventTarget['addEventListener'];

/** Watches the timers and listeners of a window from now on; the answer ends those that are left. */
export function takeBackLater(window: Window & typeof globalThis): () => void {
  const steps: (() => void)[] = [];
  const { setTimeout, setInterval } = window;
  const watched = (start: typeof setTimeout, end: (id: number) => void) =>
    Object.assign((...args: Parameters<typeof setTimeout>) => {
      const id = start(...args);
      steps.push(() => end(id));
      return id;
    }, start);
  window.setTimeout = watched(setTimeout, clearTimeout);
  window.setInterval = watched(setInterval, clearInterval);
  const places = [window, window.document].map((place) => watchListeners(place, steps));
  return () => {
    Object.assign(window, { setTimeout, setInterval });
    for (const giveBack of places) giveBack();
    for (const step of steps) step();
  };
}

/** React listens to a document once, and does not look whether it still does. */
const forGood = 'selectionchange';

function watchListeners(place: EventTarget, steps: (() => void)[]): () => void {
  const listen = place.addEventListener;
  const watched: Listen = (name, listener, options) => {
    listen.call(place, name, listener, options);
    if (name !== forGood) steps.push(() => place.removeEventListener(name, listener, options));
  };
  place.addEventListener = watched;
  return () => {
    place.addEventListener = listen;
  };
}
