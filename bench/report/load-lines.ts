import type { LoadFigures, Paired, Single } from '../load/main.ts';
import type { Line } from './print-table.ts';

/** Shares of the floor, from the issue; the list keeps its target however it is asked. */
const shareOf = (kind: string): number => (kind.startsWith('list') ? 1 : 0.8);
const mostMegabytes = 300;
const mostMs = (kind: string): number => (kind.startsWith('deep') ? 10 : 25);

/** The product notes every read in the audit log; the floor, as the issue has it, notes none. */
const extra = (kind: string): string =>
  /^(list|get)/.test(kind) ? '; ours with a row of audit for each read' : '';

const ms = (value: number) => (value < 10 ? value.toFixed(1) : value.toFixed(0));
const rate = (value: number) => `${Math.round(value).toLocaleString('en')}/s`;
const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

export function loadLines(
  { paired, single }: LoadFigures,
  rss: { ours: number; floor: number },
): Line[] {
  return [
    ...paired.map(pairedLine),
    ...single.map(singleLine),
    {
      figure: 'RSS after the load',
      measured: megabytes(rss.ours),
      target: `< ${mostMegabytes} MB`,
      isMet: rss.ours < mostMegabytes * 1e6,
      remark: `floor ${megabytes(rss.floor)}`,
    },
  ];
}

const sideText = ({ rate: perSecond, p50, p99, cpu }: Paired['ours']) =>
  `${rate(perSecond)} p50 ${ms(p50)} p99 ${ms(p99)} ms${Number.isFinite(cpu) ? ` CPU ${cpu.toFixed(2)} ms` : ''}`;

const pairedLine = ({ kind, ours, floor, ratio, spread }: Paired): Line => ({
  figure: kind,
  measured: `${(ratio * 100).toFixed(0)} % of the floor`,
  target: `>= ${shareOf(kind) * 100} %`,
  isMet: ratio >= shareOf(kind),
  remark: `${sideText(ours)}; floor ${sideText(floor)}; rounds ${spread}${extra(kind)}`,
});

const singleLine = ({ kind, p50, p99 }: Single): Line => ({
  figure: kind,
  measured: `p50 ${ms(p50)} ms`,
  target: `< ${mostMs(kind)} ms`,
  isMet: p50 < mostMs(kind),
  remark: `p99 ${ms(p99)} ms, one caller, largest tenant`,
});
