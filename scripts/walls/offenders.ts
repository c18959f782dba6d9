import { importsOf } from './imports-of.ts';
import { judgeAddress } from './judge-address.ts';
import { judgeImport } from './judge-import.ts';
import { judgeImportTime } from './judge-import-time.ts';
import { judgeText } from './judge-text.ts';
import { targetOf, zoneOf } from './zone.ts';

/** One line for each broken wall of a source file; `path` is relative to the repository. */
export function offenders(path: string, text: string): string[] {
  const zone = zoneOf(path);
  const imports = importsOf(path, text).flatMap((specifier) => {
    const reason = judgeImport(zone, targetOf(path, specifier));
    return reason ? [`${path}: '${specifier}': ${reason}`] : [];
  });
  const said = [
    judgeText(zone, text),
    judgeAddress(path, zone, text),
    judgeImportTime(path, zone, text),
  ];
  return [...imports, ...said.flatMap((reason) => (reason ? [`${path}: ${reason}`] : []))];
}
