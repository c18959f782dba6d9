import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

const width = 300;
const height = 100;

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
};

/** Dark ink on nothing, a byte for each of red, green, blue and how much of it. */
function png(ink: Uint8Array): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6, 0, 0, 0], 8);
  const rows = Buffer.alloc(height * (1 + width * 4));
  for (let at = 0; at < ink.length; at += 1)
    rows.set(
      [24, 32, 72, ink[at] ?? 0],
      Math.floor(at / width) * (1 + width * 4) + 1 + (at % width) * 4,
    );
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const steps = 3000;
const around = [-1, 0, 1];

/** A name as somebody would draw it with a finger: the same name gives the same line. */
export function signaturePicture(name: string): Buffer {
  const [a = 0, b = 0, c = 0, d = 0] = createHash('sha256').update(name).digest();
  const ink = new Uint8Array(width * height);
  for (let step = 0; step < steps; step += 1) {
    const t = step / steps;
    const fast = Math.sin(2 * Math.PI * ((6 + (a % 6)) * t + b / 256));
    const slow = Math.sin(2 * Math.PI * ((1 + (c % 3)) * t + d / 256));
    const x = Math.round(14 + 268 * t + 6 * Math.cos(2 * Math.PI * (9 * t + b / 256)));
    const y = Math.round(50 + 26 * (1 - t * 0.6) * fast + 12 * slow);
    for (const dx of around) for (const dy of around) ink[(y + dy) * width + x + dx] = 255;
  }
  return png(ink);
}
