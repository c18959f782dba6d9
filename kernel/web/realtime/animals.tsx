import type { ReactNode } from 'react';

const ground = 'var(--avatar)';

const eyes = (x: number, y: number, r = 1.3) => (
  <g fill={ground}>
    <circle cx={16 - x} cy={y} r={r} />
    <circle cx={16 + x} cy={y} r={r} />
  </g>
);
const nose = (y: number, rx = 1.6) => <ellipse cx="16" cy={y} rx={rx} ry="1.2" fill={ground} />;
const line = (d: string) => (
  <path d={d} fill="none" stroke={ground} strokeWidth="1.2" strokeLinecap="round" />
);
const pair = (x: number, y: number, rx: number, ry: number, turn = 0) => (
  <>
    <ellipse cx={16 - x} cy={y} rx={rx} ry={ry} transform={`rotate(${-turn} ${16 - x} ${y})`} />
    <ellipse cx={16 + x} cy={y} rx={rx} ry={ry} transform={`rotate(${turn} ${16 + x} ${y})`} />
  </>
);

/** K-054: eleven heads, drawn white on the colour of the person. */
export const animals = {
  cat: (
    <>
      <path d="M7 16V6l6 4h6l6-4v10a9 9 0 0 1-18 0Z" />
      {eyes(3.6, 15.5)}
      {nose(19)}
      {line('M3.5 18.5l4 .4M28.5 18.500l-4 .4M16 20v1.4')}
    </>
  ),
  dog: (
    <>
      <ellipse cx="16" cy="16" rx="8" ry="9" />
      {pair(8.5, 14, 2.8, 6.2, -14)}
      {eyes(3, 14)}
      {nose(18.6, 2.2)}
      {line('M16 19.500v2M13.5 22c1.6 1 3.4 1 5 0')}
    </>
  ),
  bear: (
    <>
      {pair(6.6, 9, 3.4, 3.4)}
      <circle cx="16" cy="16.5" r="9" />
      {eyes(3.4, 14.5)}
      {nose(18.5, 2.2)}
      {line('M13.5 21.500c1.6 1.2 3.4 1.2 5 0')}
    </>
  ),
  rabbit: (
    <>
      {pair(3.8, 8.5, 2.2, 6.5, 8)}
      <circle cx="16" cy="19.5" r="7.5" />
      {eyes(2.9, 18.5)}
      {nose(21.5, 1.3)}
      {line('M16 22.500v1.3')}
    </>
  ),
  fox: (
    <>
      <path d="M5 6.500l7 4h8l7-4-1.5 11L16 27 6.5 17.500Z" />
      {eyes(4, 15.5)}
      <path d="M14 23.200h4L16 27Z" fill={ground} />
    </>
  ),
  owl: (
    <>
      <path d="M7 7.500c3 1.5 6 2 9 2s6-.500 9-2V18a9 9 0 0 1-18 0Z" />
      <circle cx="12" cy="15.5" r="3.3" fill={ground} />
      <circle cx="20" cy="15.5" r="3.3" fill={ground} />
      <circle cx="12" cy="15.5" r="1.3" />
      <circle cx="20" cy="15.5" r="1.3" />
      <path d="M14.6 18.600h2.800L16 21.800Z" fill={ground} />
    </>
  ),
  penguin: (
    <>
      <path d="M16 5c5 0 8.5 4 8.5 10.500S21 27 16 27 7.5 22 7.5 15.5 11 5 16 5Z" />
      <path
        d="M16 14c3.4-3.2 6-1 6 3.500S19.5 26 16 26s-6-4-6-8.5 2.6-6.7 6-3.500Z"
        fill={ground}
      />
      {eyes(3.3, 11.5, 1.1)}
      <path d="M13.8 17h4.400L16 20.200Z" />
    </>
  ),
  frog: (
    <>
      {pair(5.8, 9.5, 3.5, 3.5)}
      <ellipse cx="16" cy="17.5" rx="10.5" ry="7.5" />
      {eyes(5.8, 9.5, 1.6)}
      {line('M9.5 18.500c3.5 3.8 9.5 3.8 13 0')}
    </>
  ),
  koala: (
    <>
      {pair(9, 11.5, 4.6, 4.6)}
      <ellipse cx="16" cy="17" rx="8.5" ry="8.2" />
      {eyes(4.2, 15)}
      <ellipse cx="16" cy="18.5" rx="2.2" ry="3.2" fill={ground} />
    </>
  ),
  mouse: (
    <>
      {pair(7.5, 9.5, 4.8, 4.8)}
      <path d="M16 10c5 0 8 3.5 8 7.500S20 26 16 26s-8-4.5-8-8.500S11 10 16 10Z" />
      {eyes(3.3, 16.5)}
      {nose(22)}
      {line('M10.5 21.500L6 20.600M21.5 21.500l4.5-.9')}
    </>
  ),
  whale: (
    <>
      <path d="M4.5 18c0-5 4.2-8 9-8 5.5 0 8 4 10.5 4 1.6 0 2.3-1.4 2.1-3.600l2.6 2c.6 6.6-3 11.6-11.2 11.6-7.5 0-13-2-13-6Z" />
      <circle cx="10" cy="16.5" r="1.3" fill={ground} />
      {line('M6.5 20c2 1.2 4.5 1.5 7 1.2')}
      <path
        d="M13 8.500c0-2-1.5-2.5-2.5-2.500M13 8.500c0-2 1.5-2.5 2.5-2.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.3"
        strokeLinecap="round"
      />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export type Animal = keyof typeof animals;
