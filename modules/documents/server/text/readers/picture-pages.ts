import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { recognise } from './recognise.ts';
import { UnreadableFile } from './page-source.ts';
import type { PageSource } from './page-source.ts';

/** A fax comes as a TIFF of several pages; other pictures have one. */
export async function openPicture(path: string): Promise<PageSource> {
  const bytes = await readFile(path);
  const { pages = 1, format } = await sharp(bytes)
    .metadata()
    .catch((cause: unknown) => {
      throw new UnreadableFile('The picture is damaged.', { cause });
    });
  const isSeveral = format === 'tiff' && pages > 1;
  return {
    total: isSeveral ? pages : 1,
    read: async (page) =>
      recognise(
        isSeveral
          ? await sharp(bytes, { page: page - 1 })
              .png()
              .toBuffer()
          : bytes,
      ),
  };
}
