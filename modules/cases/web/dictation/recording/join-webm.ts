import { box, boxesOf, fraction, ids, joined, numberIn, wholeNumber, words } from './ebml.ts';

/** A recording of its own, and how much of its beginning counts; null: all of it. */
export type Piece = { readonly bytes: Uint8Array; readonly keepMs: number | null };

type Block = { readonly ms: number; readonly flags: number; readonly sound: Uint8Array };
type Read = { readonly head: Uint8Array; readonly tracks: Uint8Array; readonly blocks: Block[] };

/** Opus is cut into frames of 20 ms where a recorder does not say otherwise. */
const frameMs = 20;
const clusterMs = 5000;

function read(bytes: Uint8Array): Read {
  let [scale, clusterTime] = [1_000_000, 0];
  let [head, tracks] = [new Uint8Array(), new Uint8Array()] as [Uint8Array, Uint8Array];
  const blocks: Block[] = [];
  for (const { id, body } of boxesOf(bytes)) {
    if (id === ids.ebml) head = body;
    else if (id === ids.tracks) tracks = body;
    else if (id === ids.info) {
      const found = [...boxesOf(body)].find((inner) => inner.id === ids.timeScale);
      if (found) scale = numberIn(found.body);
    } else if (id === ids.clusterTime) clusterTime = numberIn(body);
    else if ((id === ids.simpleBlock || id === ids.block) && body.length > 4) {
      const offset = new DataView(body.buffer, body.byteOffset).getInt16(1);
      const ms = ((clusterTime + offset) * scale) / 1_000_000;
      blocks.push({ ms, flags: (body[3] ?? 0) | 0x80, sound: body.subarray(4) });
    }
  }
  const first = blocks[0]?.ms ?? 0;
  return { head, tracks, blocks: blocks.map((block) => ({ ...block, ms: block.ms - first })) };
}

function lengthOf(blocks: readonly Block[]): number {
  const [last, before] = [blocks.at(-1), blocks.at(-2)];
  if (!last) return 0;
  const frame = before ? Math.min(Math.max(last.ms - before.ms, 0), 120) : frameMs;
  return last.ms + (frame || frameMs);
}

/** How long a recording is; also one that a crash has cut off. */
export const webmLength = (bytes: Uint8Array): number => lengthOf(read(bytes).blocks);

/** One after the other on one clock. */
function onOneClock(reads: readonly (Read & Pick<Piece, 'keepMs'>)[]) {
  const all: Block[] = [];
  let start = 0;
  for (const { blocks, keepMs } of reads) {
    const kept = keepMs === null ? blocks : blocks.filter(({ ms }) => ms < keepMs);
    for (const block of kept) all.push({ ...block, ms: Math.round(start + block.ms) });
    start += lengthOf(kept);
  }
  return { blocks: all, length: start };
}

function clusterOf(blocks: readonly Block[], startMs: number): Uint8Array {
  const written = blocks.map(({ ms, flags, sound }) => {
    const lead = new Uint8Array([0x81, 0, 0, flags]);
    new DataView(lead.buffer).setInt16(1, ms - startMs);
    return box(ids.simpleBlock, lead, sound);
  });
  return box(ids.cluster, wholeNumber(ids.clusterTime, startMs), ...written);
}

function clustersOf(blocks: readonly Block[]) {
  const groups = Map.groupBy(blocks, ({ ms }) => Math.floor(ms / clusterMs));
  return [...groups.values()].map((group) => {
    const startMs = group[0]?.ms ?? 0;
    return { startMs, bytes: clusterOf(group, startMs) };
  });
}

const cue = (ms: number, place: number): Uint8Array =>
  box(
    ids.cuePoint,
    wholeNumber(ids.cueTime, ms),
    box(ids.cuePlaces, wholeNumber(ids.cueTrack, 1), wholeNumber(ids.cueCluster, place)),
  );

/**
 * Pieces as browsers record them become one file that says how long it is and where each five
 * seconds begin, so that a player can jump in it. A browser's own file says neither.
 */
export function joinWebm(pieces: readonly Piece[]): {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly lengthMs: number;
} {
  const reads = pieces.map(({ bytes, keepMs }) => ({ ...read(bytes), keepMs }));
  const { blocks, length } = onOneClock(reads);
  const [first] = reads;
  const info = box(
    ids.info,
    wholeNumber(ids.timeScale, 1_000_000),
    fraction(ids.duration, length),
    words(ids.muxer, 'Caseway'),
    words(ids.writer, 'Caseway'),
  );
  const tracks = box(ids.tracks, first?.tracks ?? new Uint8Array());
  const clusters = clustersOf(blocks);
  const cuesLength = box(ids.cues, ...clusters.map(() => cue(0, 0))).length;
  let place = info.length + tracks.length + cuesLength;
  const cues = clusters.map(({ startMs, bytes }) => {
    const at = place;
    place += bytes.length;
    return cue(startMs, at);
  });
  const segment = [info, tracks, box(ids.cues, ...cues), ...clusters.map(({ bytes }) => bytes)];
  const head = box(ids.ebml, first?.head ?? new Uint8Array());
  return { bytes: joined([head, box(ids.segment, ...segment)]), lengthMs: length };
}
