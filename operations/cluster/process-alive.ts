import { readFileSync } from 'node:fs';

/** A zombie answers signal 0 but holds nothing, so on Linux the state is read instead. */
export function isAlive(pid: number): boolean {
  const stat = procStat(pid);
  if (stat) return stat.state !== 'Z' && stat.state !== 'X';
  return process.platform !== 'linux' && answersSignals(pid);
}

/** Process ids are handed out again, start times within one boot are not. */
export function processMark(pid: number): string {
  return `${pid} ${procStat(pid)?.startTime ?? ''}`.trim();
}

export function isMarkAlive(mark: string): boolean {
  const pid = Number(mark.split(' ')[0]);
  return Number.isInteger(pid) && pid > 0 && isAlive(pid) && processMark(pid) === mark;
}

function procStat(pid: number): { state: string; startTime: string } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program name in brackets and may itself hold spaces and brackets.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', startTime: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}

function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
