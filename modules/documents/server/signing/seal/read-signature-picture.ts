import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

type Input = { readonly path: string; readonly out: string };

const widest = 900;

/** Drawn anew from its pixels, without its empty margins; false: it is no picture, or an empty one. */
export async function readSignaturePicture({ path, out }: Input): Promise<boolean> {
  try {
    const picture = sharp(await readFile(path), { limitInputPixels: 4_000_000 });
    const { format } = await picture.metadata();
    if (format !== 'png') return false;
    const { channels } = await picture.stats();
    if (channels.every(({ min, max }) => min === max)) return false;
    const fit = { width: widest, height: widest, fit: 'inside', withoutEnlargement: true } as const;
    await writeFile(out, await picture.trim().resize(fit).png().toBuffer());
    return true;
  } catch {
    return false;
  }
}
