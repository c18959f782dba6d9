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

function plainJpeg(bytes: Uint8Array): Uint8Array {
  const kept = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === startOfScan) break;
    const end = at + 2 + ((bytes[at + 2] ?? 0) << 8) + (bytes[at + 3] ?? 0);
    if (!isSpoken(marker)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  kept.push(bytes.subarray(at));
  return joined(kept);
}
