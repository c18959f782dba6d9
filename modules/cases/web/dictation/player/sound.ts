export type Place = {
  readonly isPlaying: boolean;
  readonly seconds: number;
  readonly length: number;
};

export type SoundEvents = {
  readonly onMoved: (place: Place) => void;
  readonly onReady: (length: number) => void;
  readonly onStopped: (seconds: number) => void;
  readonly onBroken: () => void;
};

export type Sound = {
  /** Plays this address from now on; the answer ends it. */
  open(url: string, events: SoundEvents): () => void;
  goTo(seconds: number): void;
  goBy(seconds: number): void;
  setSpeed(speed: number): void;
  toggle(): void;
};

const followed = ['timeupdate', 'play', 'seeked', 'pause', 'ended', 'durationchange'] as const;

const placeOf = ({ currentTime, duration, paused }: HTMLAudioElement): Place => ({
  isPlaying: !paused,
  seconds: currentTime,
  length: Number.isFinite(duration) ? duration : 0,
});

/** One sound of the browser, which asks for the parts that it needs by byte ranges. */
export function newSound(): Sound {
  const audio = new Audio();
  audio.preload = 'metadata';
  const goTo = (seconds: number) => {
    audio.currentTime = Math.max(0, Math.min(seconds, audio.duration || seconds));
  };
  return {
    open(url, { onMoved, onReady, onStopped, onBroken }) {
      const control = new AbortController();
      const { signal } = control;
      const stopped = () => onStopped(audio.ended ? 0 : audio.currentTime);
      for (const name of followed) {
        audio.addEventListener(name, () => onMoved(placeOf(audio)), { signal });
      }
      audio.addEventListener('pause', stopped, { signal });
      audio.addEventListener('loadedmetadata', () => onReady(audio.duration), { signal });
      audio.addEventListener('error', onBroken, { signal });
      audio.src = url;
      return () => {
        control.abort();
        if (audio.currentTime > 0) stopped();
        audio.pause();
        audio.removeAttribute('src');
      };
    },
    goTo,
    goBy: (seconds) => goTo(audio.currentTime + seconds),
    setSpeed(speed) {
      // A new source starts at the usual speed unless the default says otherwise.
      audio.defaultPlaybackRate = speed;
      audio.playbackRate = speed;
    },
    toggle() {
      if (!audio.paused) audio.pause();
      // What cannot be played says so by its error event.
      else void audio.play().catch(() => audio.pause());
    },
  };
}
