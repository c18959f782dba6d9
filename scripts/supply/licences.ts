import { lockedPackages } from './locked-packages.ts';
import type { Lock } from './locked-packages.ts';

/** What may come into the product without anybody asking, by its name in the SPDX list. */
const permissive = [
  '0BSD',
  'Apache-2.0',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Zlib',
] as const;

/** What asks something of whoever hands the product on, for these packages only. */
const named = [
  {
    licence: 'LGPL-3.0-or-later',
    packages: /^@img\/sharp-/,
    what: 'libvips, which sharp loads as a library of its own. It is not changed and not linked into our code; whoever hands the product on hands on its licence too, says where its source is, and lets the library be replaced. It is replaced by installing another build of the package.',
  },
  {
    licence: 'MPL-2.0',
    packages: /^lightningcss(-|$)/,
    what: 'lightningcss writes style sheets while the product is built, and is no part of what is handed on. Its files are not changed; changed files would have to be published.',
  },
  {
    licence: 'MPL-2.0',
    packages: /^(axe-core|@axe-core\/playwright)$/,
    what: 'axe looks for barriers in the tests, and is no part of what is handed on.',
  },
] as const;

/** Licences that a package says in its files and not in its manifest. */
const saidElsewhere: Readonly<Record<string, string>> = { 'xmlhttprequest-ssl': 'MIT' };

type Licensed = { readonly name: string; readonly version: string; readonly licence: string };

export const licencesIn = (lock: Lock): Licensed[] =>
  lockedPackages(lock).map(({ name, version, license }) => ({
    name,
    version,
    licence: license ?? saidElsewhere[name] ?? 'unknown',
  }));

const isAllowed = (name: string, licence: string): boolean =>
  permissive.some((one) => one === licence) ||
  named.some((one) => one.licence === licence && one.packages.test(name));

/** Of `A OR B` one is enough, of `A AND B` both are needed. */
const isFine = ({ name, licence }: Licensed): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => isAllowed(name, one.trim())));

/** A sentence for each package whose licence nobody has agreed to. */
export const licencesNotAllowed = (lock: Lock): string[] =>
  licencesIn(lock)
    .filter((one) => !isFine(one))
    .map(({ name, version, licence }) => `${name} ${version}: ${licence}`);

const row = ({ name, version, licence }: Licensed) => `| ${name} | ${version} | ${licence} |`;

/** Printed from the lock file, which says for every package what it says about itself. */
export function licencesDocument(lock: Lock): string {
  const all = licencesIn(lock);
  const unique = new Map(all.map((one) => [`${one.name} ${one.version}`, one]));
  const rows = [...unique.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const notes = named.map(
    ({ licence, packages, what }) =>
      `- **${licence}**, ${rows.filter(({ name }) => packages.test(name)).length} packages: ${what}`,
  );
  return [
    '# Licences',
    '',
    'Printed by `npm run docs` from `package-lock.json`. A package with a licence that is not on the list of',
    '`scripts/supply/licences.ts` fails the tests.',
    '',
    `Allowed without asking: ${permissive.join(', ')}. Of a choice (\`OR\`) we take the one that is allowed.`,
    '',
    '## What asks something of us',
    '',
    ...notes,
    '',
    `## All ${rows.length} packages`,
    '',
    '| package | version | licence |',
    '|---|---|---|',
    ...rows.map(row),
    '',
  ].join('\n');
}
