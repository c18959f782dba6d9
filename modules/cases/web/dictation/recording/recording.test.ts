import { describe, expect, test } from 'vitest';
import { cutPieces, wholeLength } from './cut-pieces.ts';
import { box, boxesOf, ids, joined, numberIn, wholeNumber } from './ebml.ts';
import { joinWebm, webmLength } from './join-webm.ts';
import { writeWav } from './write-wav.ts';

const block = (offset: number, sound: number) =>
  box(ids.simpleBlock, new Uint8Array([0x81, offset >> 8, offset & 0xff, 0x80, sound]));
/** Boxes whose length nobody knows yet, as a recorder writes them. */
const openBox = (id: number, bytes: number) =>
  new Uint8Array([
    ...Array.from({ length: bytes }, (_, n) => (id >>> (8 * (bytes - 1 - n))) & 0xff),
    ...[0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff],
  ]);
/** `count` frames of 20 ms, each with a sound of its own. */
const aPiece = (count: number, firstSound: number, startMs = 0) =>
  joined([
    box(ids.ebml, new Uint8Array([1])),
    openBox(ids.segment, 4),
    box(ids.info, wholeNumber(ids.timeScale, 1_000_000)),
    box(ids.tracks, new Uint8Array([7])),
    openBox(ids.cluster, 4),
    wholeNumber(ids.clusterTime, startMs),
    ...Array.from({ length: count }, (_, n) => block(n * 20, firstSound + n)),
  ]);

function soundsOf(bytes: Uint8Array) {
  const sounds: [number, number | undefined][] = [];
  let time = 0;
  for (const { id, body } of boxesOf(bytes)) {
    if (id === ids.clusterTime) time = numberIn(body);
    if (id === ids.simpleBlock) {
      sounds.push([time + new DataView(body.buffer, body.byteOffset).getInt16(1), body[4]]);
    }
  }
  return sounds;
}
const whole = (bytes: Uint8Array) => ({ bytes, keepMs: null });

describe('pieces of a recording', () => {
  test('follow each other on one clock, wherever each began', () => {
    const { bytes, lengthMs } = joinWebm([whole(aPiece(2, 10)), whole(aPiece(2, 20, 300))]);

    expect(soundsOf(bytes)).toEqual([
      [0, 10],
      [20, 11],
      [40, 20],
      [60, 21],
    ]);
    expect(lengthMs).toBe(80);
    expect(webmLength(bytes)).toBe(80);
  });

  test('that are cut end there', () => {
    const { bytes } = joinWebm([{ bytes: aPiece(5, 10), keepMs: 40 }, whole(aPiece(1, 20))]);

    expect(soundsOf(bytes)).toEqual([
      [0, 10],
      [20, 11],
      [40, 20],
    ]);
  });

  test('a piece that a crash has cut off counts as far as it came', () => {
    const broken = aPiece(4, 10).subarray(0, -3);

    expect(webmLength(broken)).toBe(60);
    expect(webmLength(new Uint8Array())).toBe(0);
  });

  test('become a file that says its length and where its parts begin', () => {
    const { bytes } = joinWebm([whole(aPiece(300, 0))]);
    const found = [...boxesOf(bytes)];
    const info = found.find(({ id }) => id === ids.info);
    const segmentStart = found.find(({ id }) => id === ids.segment)?.body.byteOffset ?? 0;
    const places = found
      .filter(({ id }) => id === ids.cues)
      .flatMap(({ body }) => [...boxesOf(body)])
      .flatMap(({ body }) => [...boxesOf(body)].filter(({ id }) => id === ids.cuePlaces))
      .flatMap(({ body }) => [...boxesOf(body)].filter(({ id }) => id === ids.cueCluster))
      .map(({ body }) => numberIn(body) + segmentStart);

    const duration = [...boxesOf(info?.body ?? new Uint8Array())].find(
      ({ id }) => id === ids.duration,
    );
    expect(new DataView(duration?.body.slice().buffer ?? new ArrayBuffer(8)).getFloat64(0)).toBe(
      6000,
    );
    expect(places).toHaveLength(2);
    for (const place of places) {
      expect(numberIn(bytes.subarray(place, place + 4))).toBe(ids.cluster);
    }
  });
});

describe('recording over from a point', () => {
  const pieces = [
    { name: 'a', lengthMs: 1000, keepMs: null },
    { name: 'b', lengthMs: 1000, keepMs: 500 },
    { name: 'c', lengthMs: 1000, keepMs: null },
  ];

  test.each([
    [0, []],
    [400, [['a', 400]]],
    [1000, [['a', null]]],
    [
      1200,
      [
        ['a', null],
        ['b', 200],
      ],
    ],
    [
      1500,
      [
        ['a', null],
        ['b', 500],
      ],
    ],
    [
      9000,
      [
        ['a', null],
        ['b', 500],
        ['c', null],
      ],
    ],
  ])('at %d ms', (point, kept) => {
    const left = cutPieces(pieces, point);

    expect(left.map(({ name, keepMs }) => [name, keepMs])).toEqual(kept);
    expect(wholeLength(left)).toBe(Math.min(point, 2500));
  });
});

test('a sound file without webm has a head and each sample once', () => {
  const bytes = writeWav([new Float32Array([0, 1]), new Float32Array([-2])], 16_000);

  expect(new TextDecoder().decode(bytes.subarray(0, 4))).toBe('RIFF');
  expect([...new Int16Array(bytes.slice(44).buffer)]).toEqual([0, 32_767, -32_767]);
});
