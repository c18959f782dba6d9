import { isWebAddress } from './link-settings.ts';

export type ExtraResource = { readonly label: string; readonly address: string };

const entry = /^(.{1,60}?)\s+(\S+)$/;

const entriesOf = (text: string): string[] =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);

function resourceIn(part: string): ExtraResource | null {
  const [, label = '', address = ''] = entry.exec(part) ?? [];
  return isWebAddress(address) ? { label, address } : null;
}

/** G-108: `Templates https://a.test; Fee guide https://b.test`, each name once. */
export function extraResourcesOf(text: string): ExtraResource[] {
  const found = entriesOf(text).flatMap((part) => resourceIn(part) ?? []);
  return found.filter(
    ({ label }, index) => found.findIndex((other) => other.label === label) === index,
  );
}

export const areExtraResources = (text: string): boolean =>
  entriesOf(text).every((part) => resourceIn(part) !== null);
