import type { Zone } from './zone.ts';

/** First words of the addresses below `/app` that kernel/server answers whatever the modules are. */
const OF_THE_KERNEL = ['entity-changes', 'search', 'tasks'];

const LITERAL = /['"`](?:\/(?:connect|account|files)\/[\w-]+|\/?app\/([\w-]+))/g;

/** Answers which address of a module's route a file of the kernel's web part names, or nothing. */
export function judgeAddress(path: string, zone: Zone, text: string): string | undefined {
  const isJudged = zone.kind === 'kernel' && zone.layer === 'web' && !zone.isTest;
  if (!isJudged || path.startsWith('kernel/web/testing/')) return undefined;
  const found = [...text.matchAll(LITERAL)].find(
    ([, segment]) => segment === undefined || !OF_THE_KERNEL.includes(segment),
  );
  return (
    found && `a module owns ${found[0].slice(1)}; take it from addresses() of kernel-addresses.ts`
  );
}
