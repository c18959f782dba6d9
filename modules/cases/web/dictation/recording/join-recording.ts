import { joinWebm, webmLength } from './join-webm.ts';
import type { Piece } from './join-webm.ts';
import { writeWav } from './write-wav.ts';

export type WholeRecording = {
  readonly blob: Blob;
  readonly lengthMs: number;
  readonly extension: 'webm' | 'wav';
};

const isWebm = (mimeType: string): boolean => mimeType.startsWith('audio/webm');

const rate = 16_000;

/** A browser without WebM decodes its own recordings; enough for speech. */
async function samplesOf(bytes: Uint8Array): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, 1, rate);
  const decoded = await context.decodeAudioData(bytes.slice().buffer);
  return decoded.getChannelData(0);
}

export async function pieceLength(mimeType: string, bytes: Uint8Array): Promise<number> {
  if (isWebm(mimeType)) return webmLength(bytes);
  return bytes.length ? ((await samplesOf(bytes)).length / rate) * 1000 : 0;
}

/** What was recorded in pieces as one file, which every player can jump in. */
export async function joinRecording(
  mimeType: string,
  pieces: readonly Piece[],
): Promise<WholeRecording> {
  if (isWebm(mimeType)) {
    const { bytes, lengthMs } = joinWebm(pieces);
    return { blob: new Blob([bytes], { type: 'audio/webm' }), lengthMs, extension: 'webm' };
  }
  const parts = await Promise.all(
    pieces.map(async ({ bytes, keepMs }) => {
      const samples = await samplesOf(bytes);
      return keepMs === null ? samples : samples.subarray(0, Math.round((keepMs / 1000) * rate));
    }),
  );
  const count = parts.reduce((sum, { length }) => sum + length, 0);
  const blob = new Blob([writeWav(parts, rate)], { type: 'audio/wav' });
  return { blob, lengthMs: (count / rate) * 1000, extension: 'wav' };
}
