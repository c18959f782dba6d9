import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const tickMs = 10;

type Stat = { readonly parent: number; readonly ms: number };

function statOf(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    return { parent: fields[1] ?? 0, ms: ((fields[11] ?? 0) + (fields[12] ?? 0)) * tickMs };
  } catch {
    return undefined;
  }
}

/** What a process has used of the processors; nothing when it is gone. */
export const processorMsOf = (pid: number): number => statOf(pid)?.ms ?? 0;

export const parentOf = (pid: number): number => statOf(pid)?.parent ?? 0;

/**
 * What a process has used of the processors, and what all children of another one have: when a
 * machine is busy with other things this says more than a clock. Not a number outside Linux.
 */
export function processorMs(server: number, postmaster: number): number {
  const own = statOf(server)?.ms ?? Number.NaN;
  if (Number.isNaN(own)) return own;
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statOf(Number(name)))
    .reduce((sum, stat) => sum + (stat?.parent === postmaster ? stat.ms : 0), own);
}
