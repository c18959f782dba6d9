/** https://www.rfc-editor.org/rfc/rfc8794: the boxes that a WebM file is made of. */
export const ids = {
  ebml: 0x1a45dfa3,
  segment: 0x18538067,
  info: 0x1549a966,
  timeScale: 0x2ad7b1,
  duration: 0x4489,
  muxer: 0x4d80,
  writer: 0x5741,
  tracks: 0x1654ae6b,
  cues: 0x1c53bb6b,
  cuePoint: 0xbb,
  cueTime: 0xb3,
  cuePlaces: 0xb7,
  cueTrack: 0xf7,
  cueCluster: 0xf1,
  cluster: 0x1f43b675,
  clusterTime: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
} as const;

export type Box = { readonly id: number; readonly body: Uint8Array };

/** How many bytes a number has, by its first one; 9 where it is no number. */
const widthOf = (first: number): number => Math.clz32(first) - 23;

const numberAt = (bytes: Uint8Array, at: number, width: number): number =>
  bytes.subarray(at, at + width).reduce((sum, byte) => sum * 256 + byte, 0);

/** What is looked into; a recorder that is still at work does not say how long they are. */
const opened: readonly number[] = [ids.segment, ids.cluster, ids.blockGroup];

/** Every box in order, those inside the opened ones too. What was cut off at the end is left out. */
export function* boxesOf(bytes: Uint8Array): Generator<Box> {
  let at = 0;
  while (at < bytes.length) {
    const idWidth = widthOf(bytes[at] ?? 0);
    const sizeAt = at + idWidth;
    const sizeWidth = widthOf(bytes[sizeAt] ?? 0);
    const bodyAt = sizeAt + sizeWidth;
    if (idWidth > 4 || sizeWidth > 8 || bodyAt > bytes.length) return;
    const id = numberAt(bytes, at, idWidth);
    if (opened.includes(id)) {
      yield { id, body: bytes.subarray(bodyAt, bodyAt) };
      at = bodyAt;
      continue;
    }
    // The mark of the width is taken off first: with it, eight bytes are more than a number holds.
    const lead = (bytes[sizeAt] ?? 0) & (0xff >> sizeWidth);
    const size = lead * 256 ** (sizeWidth - 1) + numberAt(bytes, sizeAt + 1, sizeWidth - 1);
    if (bodyAt + size > bytes.length) return;
    yield { id, body: bytes.subarray(bodyAt, bodyAt + size) };
    at = bodyAt + size;
  }
}

export const numberIn = (body: Uint8Array): number => numberAt(body, 0, body.length);

export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const bytesOf = (value: number, width: number): Uint8Array =>
  Uint8Array.from({ length: width }, (_, n) => Math.floor(value / 256 ** (width - 1 - n)) % 256);

const idBytes = (id: number): Uint8Array => bytesOf(id, Math.ceil((32 - Math.clz32(id)) / 8));

/** Always eight bytes, so that places can be told before the boxes are written. */
const sizeBytes = (size: number): Uint8Array => {
  const bytes = bytesOf(size, 8);
  bytes[0] = 1;
  return bytes;
};

export const box = (id: number, ...parts: readonly Uint8Array[]): Uint8Array => {
  const body = joined(parts);
  return joined([idBytes(id), sizeBytes(body.length), body]);
};

export const wholeNumber = (id: number, value: number): Uint8Array => box(id, bytesOf(value, 8));

export const fraction = (id: number, value: number): Uint8Array => {
  const body = new Uint8Array(8);
  new DataView(body.buffer).setFloat64(0, value);
  return box(id, body);
};

export const words = (id: number, text: string): Uint8Array =>
  box(id, new TextEncoder().encode(text));
