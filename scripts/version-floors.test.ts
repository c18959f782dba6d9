import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FLOORS: Record<string, string> = {
  fastify: '5.8.5',
  '@fastify/multipart': '9.0.3',
  liquidjs: '10.26.0',
};
const REFUSED = ['handlebars', 'lodash.template', 'ejs'];

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { version?: string }>;
};
const installed = Object.entries(packages).map(([path, { version = '0' }]) => ({
  name: path.split('node_modules/').at(-1) ?? '',
  version,
}));

test.each(Object.entries(FLOORS))('[D24] %s is at least %s wherever it is used', (name, floor) => {
  const tooOld = installed.filter((found) => found.name === name && isBelow(found.version, floor));

  expect(tooOld).toEqual([]);
});

test('[D24] packages that compile text of tenants are absent', () => {
  expect(installed.filter(({ name }) => REFUSED.includes(name))).toEqual([]);
});

function isBelow(version: string, floor: string): boolean {
  return version.localeCompare(floor, 'en', { numeric: true }) < 0;
}
