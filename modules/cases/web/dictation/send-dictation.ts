import { uploadOne } from '#documents/web';
import { api } from '#kernel/web';

export type CaseRef = { readonly fromModule: string; readonly objectId: string };

type Sending = CaseRef & {
  readonly file: File;
  readonly seconds: number | null;
  readonly note: string;
  readonly userId: string;
  readonly onProgress: (share: number) => void;
  readonly onCut: (isCut: boolean) => void;
};

/** First the bytes, in parts where they are many; then they become a dictation of the case. */
export async function sendDictation(given: Sending): Promise<void> {
  const { file, seconds, note, fromModule, objectId, userId, onProgress, onCut } = given;
  const stored = await uploadOne(file, { kinds: ['recording'], userId, onProgress, onCut });
  await api.post('/app/case-dictations', {
    fromModule,
    objectId,
    fileId: stored.id,
    ...(seconds !== null && { seconds: Math.round(seconds) }),
    ...(note.trim() && { note: note.trim() }),
  });
}

/** How long a file is, where the browser can tell: it knows neither dss nor ds2. */
export function lengthOfFile(file: File): Promise<number | null> {
  const { promise, resolve } = Promise.withResolvers<number | null>();
  const audio = new Audio();
  const address = URL.createObjectURL(file);
  const say = (seconds: number | null) => {
    URL.revokeObjectURL(address);
    resolve(seconds);
  };
  audio.onloadedmetadata = () => say(Number.isFinite(audio.duration) ? audio.duration : null);
  audio.onerror = () => say(null);
  audio.src = address;
  return promise;
}
