import { Refused } from '#kernel/server';
import { isFreeToRead } from '../../domain/index.ts';
import type { FileRow } from '../file-row.ts';

/** Nobody gets the bytes of a file that the scanner has not passed. */
export function refuseUnlessClean({ scanState, name }: Pick<FileRow, 'scanState' | 'name'>): void {
  if (isFreeToRead(scanState)) return;
  const code = scanState === 'infected' ? 'fileQuarantined' : 'fileBeingChecked';
  throw new Refused(code, { values: { name } });
}
