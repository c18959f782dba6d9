import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { stripMetadata } from './strip-metadata.ts';

const chunk = (type: string, data: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
};
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const header = chunk('IHDR', Buffer.alloc(13, 1));
const pixels = chunk('IDAT', deflateSync(Buffer.alloc(8)));
const end = chunk('IEND', Buffer.alloc(0));

const segment = (marker: number, text: string): Buffer => {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(text.length + 2);
  return Buffer.concat([Buffer.from([0xff, marker]), length, Buffer.from(text)]);
};
const jpegHeader = Buffer.concat([Buffer.from([0xff, 0xd8]), segment(0xe0, 'JFIF')]);
const scan = Buffer.concat([segment(0xda, 'x'), Buffer.from([1, 2, 0xff, 0x00, 3, 0xff, 0xd9])]);

describe('a public picture', () => {
  test('a PNG loses its words and what stands behind its end', () => {
    const told = [chunk('tEXt', Buffer.from('Author\0Mia')), chunk('eXIf', Buffer.from('GPS'))];
    const whole = Buffer.concat([signature, header, ...told, pixels, end, Buffer.from('<script>')]);

    const plain = Buffer.from(stripMetadata('png', whole));

    expect(plain).toEqual(Buffer.concat([signature, header, pixels, end]));
  });

  test('a JPEG loses where and with what it was taken, and keeps every pixel', () => {
    const whole = Buffer.concat([
      jpegHeader,
      segment(0xe1, 'Exif GPS'),
      segment(0xfe, 'comment'),
      segment(0xee, 'Adobe'),
      scan,
    ]);

    const plain = Buffer.from(stripMetadata('jpg', whole));

    expect(plain).toEqual(Buffer.concat([jpegHeader, segment(0xee, 'Adobe'), scan]));
  });

  test('a JPEG loses what stands behind its end, as a second picture with a place of its own', () => {
    const second = Buffer.concat([jpegHeader, segment(0xe1, 'Exif GPS'), scan]);

    const plain = Buffer.from(stripMetadata('jpg', Buffer.concat([jpegHeader, scan, second])));

    expect(plain).toEqual(Buffer.concat([jpegHeader, scan]));
  });

  test('a JPEG in several scans loses what is told between them', () => {
    const first = Buffer.concat([segment(0xda, 'x'), Buffer.from([1, 0xff, 0xd0, 2, 0xff, 0x00])]);
    const whole = Buffer.concat([jpegHeader, first, segment(0xfe, 'comment'), scan]);

    expect(Buffer.from(stripMetadata('jpg', whole))).toEqual(
      Buffer.concat([jpegHeader, first, scan]),
    );
  });

  test.each([
    ['png', signature],
    ['png', Buffer.concat([signature, Buffer.from([0xff, 0xff, 0xff, 0xff, 1, 2, 3, 4, 5])])],
    ['jpg', Buffer.from([0xff, 0xd8, 0xff])],
    ['jpg', Buffer.concat([jpegHeader, Buffer.from([0xff, 0xe1, 0xff, 0xff, 1])])],
    ['svg', Buffer.from('<svg/>')],
  ])('a broken %s does not hold us up', (extension, bytes) => {
    expect(stripMetadata(extension, bytes).length).toBeLessThanOrEqual(bytes.length);
  });
});
