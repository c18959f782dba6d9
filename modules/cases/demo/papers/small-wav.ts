const rate = 8000;
export const secondsOfWav = 8;

/** A hum in syllables with a pause after each phrase: nobody's voice, and something to hear. */
export function smallWav(): Buffer {
  const samples = Buffer.alloc(rate * secondsOfWav);
  for (let at = 0; at < samples.length; at += 1) {
    const time = at / rate;
    const isPause = time % 2.5 > 2;
    const loud = isPause ? 0 : Math.max(0, Math.sin(time * Math.PI * 7)) * 42;
    const pitch = 118 + 14 * Math.sin(time * 2.1);
    const voice = Math.sin(time * pitch * 2 * Math.PI) + Math.sin(time * pitch * 4 * Math.PI) / 2;
    samples[at] = 128 + Math.round(loud * voice);
  }
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}
