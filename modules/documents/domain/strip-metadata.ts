/**
 * A picture that anybody may fetch carries nothing but the picture: no place, no camera, no names.
 * Only pictures that are public pass here; what belongs to a case is evidence and stays as it came.
 */
export function stripMetadata(extension: string, bytes: Uint8Array): Uint8Array {
  if (extension === 'png') return plainPng(bytes);
  return extension === 'jpg' || extension === 'jpeg' ? plainJpeg(bytes) : bytes;
}

const textOf = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

const number32 = (bytes: Uint8Array, at: number): number =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(at);

const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

/** What a PNG needs to look as it does. */
const drawn = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'sBIT',
  'bKGD',
  'pHYs',
]);

function plainPng(bytes: Uint8Array): Uint8Array {
  const kept = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + number32(bytes, at);
    if (end > bytes.length) break;
    const type = textOf(bytes, at + 4, 4);
    if (drawn.has(type)) kept.push(bytes.subarray(at, end));
    if (type === 'IEND') break;
    at = end;
  }
  return joined(kept);
}

/** APP1 to APP13 and APP15, and comments. APP0 is the header and APP14 says how colours are kept. */
const isSpoken = (marker: number): boolean =>
  marker === 0xfe || (marker >= 0xe1 && marker <= 0xef && marker !== 0xee);

const startOfScan = 0xda;
const endOfImage = 0xd9;

/** ISO/IEC 10918-1, B.1.1: in the pixels 0xff stands before 0 or a restart; anything else is a marker. */
const isPixel = (after: number): boolean => after === 0 || (after >= 0xd0 && after <= 0xd7);

function nextMarker(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    if (bytes[at] === 0xff && !isPixel(bytes[at + 1] ?? 0)) return at;
  }
  return bytes.length;
}

/** Behind the end cameras put a second picture, or a film, with a place of its own. */
function plainJpeg(bytes: Uint8Array): Uint8Array {
  const kept = [bytes.subarray(0, 2)];
  let at = nextMarker(bytes, 2);
  while (at + 2 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === endOfImage) {
      kept.push(bytes.subarray(at, at + 2));
      break;
    }
    const length = at + 2 + ((bytes[at + 2] ?? 0) << 8) + (bytes[at + 3] ?? 0);
    const end = marker === startOfScan ? nextMarker(bytes, length) : length;
    if (!isSpoken(marker)) kept.push(bytes.subarray(at, end));
    at = nextMarker(bytes, end);
  }
  return joined(kept);
}
