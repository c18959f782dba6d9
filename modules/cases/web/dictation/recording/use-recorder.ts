import { useEffect, useRef, useState } from 'react';
import { cutPieces, wholeLength } from './cut-pieces.ts';
import { joinRecording, pieceLength } from './join-recording.ts';
import type { WholeRecording } from './join-recording.ts';
import { microphoneTrouble, openMicrophone, recordingFormat } from './microphone.ts';
import type { Microphone } from './microphone.ts';
import {
  addChunk,
  bytesOfPiece,
  forgetPieces,
  forgetRecording,
  loadRecording,
  saveRecording,
} from './recording-store.ts';
import type { StoredPiece, StoredRecording } from './recording-store.ts';

type Running = {
  readonly microphone: Microphone;
  readonly recorder: MediaRecorder;
  readonly piece: StoredPiece;
  readonly startedAt: number;
  /** Every chunk is written down before the piece counts as ended. */
  readonly writes: Promise<void>[];
};

export type Recorder = {
  /** `held`: something is recorded and waits to be gone on with or sent. */
  readonly phase: 'loading' | 'empty' | 'recording' | 'held';
  readonly lengthMs: number;
  readonly level: number;
  /** It was recorded before the page was opened: a reload or a crash came between. */
  readonly wasFound: boolean;
  readonly trouble: string | null;
  /** Goes on at the end, or records over from a point. */
  start(pointMs?: number): Promise<void>;
  pause(): Promise<void>;
  whole(): Promise<WholeRecording>;
  forget(): Promise<void>;
};

/** Pieces that a crash left behind do not know their length yet. */
async function measured(recording: StoredRecording): Promise<StoredRecording> {
  const pieces = await Promise.all(
    recording.pieces.map(async (piece) => {
      if (piece.lengthMs > 0) return piece;
      const lengthMs = await pieceLength(recording.mimeType, await bytesOfPiece(piece.id));
      return { ...piece, lengthMs };
    }),
  );
  return { ...recording, pieces: pieces.filter(({ lengthMs }) => lengthMs > 0) };
}

function begin(microphone: Microphone, mimeType: string, piece: StoredPiece): Running {
  const recorder = new MediaRecorder(microphone.stream, { mimeType, audioBitsPerSecond: 48_000 });
  const writes: Promise<void>[] = [];
  recorder.ondataavailable = ({ data }) => {
    if (data.size) writes.push(addChunk(piece.id, data));
  };
  recorder.start(1000);
  return { microphone, recorder, piece, startedAt: performance.now(), writes };
}

async function end({ recorder, microphone, writes }: Running): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  recorder.onstop = () => resolve();
  if (recorder.state === 'inactive') resolve();
  else recorder.stop();
  await promise;
  microphone.close();
  await Promise.all(writes);
}

/** Shows ten times a second how long and how loud it is. */
function useMeter(running: Running | null): { readonly runMs: number; readonly level: number } {
  const [shown, setShown] = useState({ runMs: 0, level: 0 });
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(
      () =>
        setShown({
          runMs: performance.now() - running.startedAt,
          level: running.microphone.level(),
        }),
      100,
    );
    return () => {
      clearInterval(timer);
      setShown({ runMs: 0, level: 0 });
    };
  }, [running]);
  return shown;
}

type Stored = StoredRecording | null | 'loading';

/** What this browser has of the recording, also from before a reload. */
function useStored(key: string) {
  const [stored, setStored] = useState<Stored>('loading');
  const [wasFound, setFound] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    loadRecording(key)
      .then(async (found) => {
        const ready = found && (await measured(found));
        if (isGone) return;
        setStored(ready?.pieces.length ? ready : null);
        setFound(Boolean(ready?.pieces.length));
      })
      .catch(() => {
        setStored(null);
        setTrouble('This browser keeps nothing: a reload would lose the recording.');
      });
    return () => {
      isGone = true;
    };
  }, [key]);
  const keep = async (next: StoredRecording) => {
    await saveRecording(next);
    setStored(next);
    setFound(false);
  };
  const forget = async () => {
    if (stored && stored !== 'loading') await forgetRecording(stored);
    setStored(null);
    setFound(false);
  };
  return { stored, wasFound, trouble, setTrouble, keep, forget };
}

/** The microphone is let go when the page is left. */
function useRunning(key: string) {
  const [running, setRunning] = useState<Running | null>(null);
  const current = useRef<Running | null>(null);
  const run = (next: Running | null) => {
    current.current = next;
    setRunning(next);
  };
  useEffect(
    () => () => {
      if (current.current) void end(current.current);
      current.current = null;
    },
    [key],
  );
  return [running, run] as const;
}

const wholeOf = async ({ mimeType, pieces }: StoredRecording): Promise<WholeRecording> =>
  joinRecording(
    mimeType,
    await Promise.all(
      pieces.map(async ({ id, keepMs }) => ({ bytes: await bytesOfPiece(id), keepMs })),
    ),
  );

/** Every second is kept in the browser: a reload, a crash or a closed tab loses one at most. */
export function useRecorder(key: string): Recorder {
  const { stored, wasFound, trouble, setTrouble, keep, forget } = useStored(key);
  const [running, run] = useRunning(key);
  const { runMs, level } = useMeter(running);
  const known = stored === 'loading' ? null : stored;

  const start = async (pointMs?: number) => {
    setTrouble(null);
    const mimeType = known?.mimeType ?? recordingFormat();
    if (!mimeType) return setTrouble('This browser cannot record. Upload a file instead.');
    try {
      const microphone = await openMicrophone();
      const before = known?.pieces ?? [];
      const kept = pointMs === undefined ? [...before] : cutPieces(before, pointMs);
      const piece = { id: crypto.randomUUID(), lengthMs: 0, keepMs: null };
      await keep({ key, mimeType, pieces: [...kept, piece] });
      const dropped = before.filter(({ id }) => !kept.some((one) => one.id === id));
      await forgetPieces(dropped.map(({ id }) => id));
      run(begin(microphone, mimeType, piece));
    } catch (error) {
      setTrouble(microphoneTrouble(error));
    }
  };
  const pause = async () => {
    if (!running || !known) return;
    await end(running);
    await keep(await measured(known));
    run(null);
  };
  const whole = () => wholeOf(known ?? { key, mimeType: '', pieces: [] });

  const phase = stored === 'loading' ? 'loading' : running ? 'recording' : known ? 'held' : 'empty';
  const lengthMs = wholeLength(known?.pieces ?? []) + runMs;
  return { phase, lengthMs, level, wasFound, trouble, start, pause, whole, forget };
}
