import type { Layer, Target, Zone } from './zone.ts';

/** A module may import the modules listed before it. */
const ORDER = [
  'platform',
  'identity',
  'documents',
  'correspondence',
  'parties',
  'booking',
  'cases',
  'billing',
  'funding',
  'integrations',
  'assistant',
  'insights',
];

export const isBefore = (house: string, other: string): boolean =>
  ORDER.indexOf(house) < ORDER.indexOf(other);

const MAY_SEE: Record<Layer, readonly Layer[]> = {
  domain: ['domain'],
  server: ['domain', 'server'],
  demo: ['domain', 'server', 'demo'],
  web: ['domain', 'web'],
  testing: ['domain', 'server', 'demo', 'testing'],
};

const PURE_PACKAGES = ['zod', 'decimal.js'];
const SERVER_PACKAGES =
  /^(node:.*|pg|pg-boss|fastify|@fastify\/.*|nodemailer|oidc-provider|socket\.io|@socket\.io\/.*)$/;
const WEB_PACKAGES =
  /^(react|react-dom|react-router|antd|@ant-design\/.*|@tanstack\/.*|socket\.io-client)$/;

/** Answers why an import is not allowed, or nothing. */
export function judgeImport(from: Zone, target: Target): string | undefined {
  if ('packageName' in target) return judgePackage(from, target.packageName);
  const { zone: to, isRelative } = target;
  return (
    judgeHouse(from, to) ?? judgeLayer(from, to) ?? (isRelative ? judgeDoor(from, to) : undefined)
  );
}

function judgePackage(from: Zone, name: string): string | undefined {
  if (from.isTest) return undefined;
  if (from.layer === 'domain' && from.kind !== 'tool' && !PURE_PACKAGES.includes(name)) {
    return `domain is pure and may not use ${name}`;
  }
  if (from.layer === 'web' && SERVER_PACKAGES.test(name))
    return `${name} does not run in a browser`;
  if (from.layer === 'server' && WEB_PACKAGES.test(name)) return `${name} belongs to the web side`;
  return undefined;
}

function judgeHouse(from: Zone, to: Zone): string | undefined {
  if (from.house === to.house || from.kind === 'tool') return undefined;
  if (to.kind === 'tool') return `nothing depends on ${to.house}`;
  if (to.kind === 'app') return 'nothing depends on an app';
  if (from.kind === 'app' || from.kind === 'catalogue') return undefined;
  if (to.kind === 'operations') {
    const isTest = from.isTest || from.layer === 'testing';
    return isTest ? undefined : 'only apps, scripts and tests use the operations';
  }
  if (to.kind === 'catalogue')
    return from.isTest ? undefined : 'only apps and tests know every module';
  if (from.kind === 'kernel') return 'the kernel imports no module';
  if (to.kind === 'kernel') return undefined;
  if (from.kind === 'operations' && !from.isTest) return 'the operations import no module';
  if (!ORDER.includes(to.house)) return `there is no module ${to.house}`;
  if (ORDER.indexOf(to.house) > ORDER.indexOf(from.house))
    return `${to.house} is listed after ${from.house}`;
  return undefined;
}

function judgeLayer(from: Zone, to: Zone): string | undefined {
  if (to.isTest && !from.isTest) return 'only tests use what is made for tests';
  if (from.kind === 'tool' || !to.layer) return undefined;
  if (!from.layer) return `a file outside domain, server, web and testing may not use ${to.layer}`;
  if (MAY_SEE[from.layer].includes(to.layer)) return undefined;
  if (from.isTest && from.layer !== 'web' && to.layer === 'testing') return undefined;
  const isOwnDemo = from.kind === 'app' || from.house === to.house;
  if (from.layer === 'server' && to.layer === 'demo' && isOwnDemo) return undefined;
  return `${from.layer} may not use ${to.layer}`;
}

function judgeDoor(from: Zone, to: Zone): string | undefined {
  const hasDoor = to.kind === 'kernel' || to.kind === 'module' || to.kind === 'operations';
  if (from.house === to.house || from.kind === 'tool' || !hasDoor) return undefined;
  // Vitest loads the global setup without the condition `server`, which the door needs.
  if (to.kind === 'operations' && from.layer === 'testing') return undefined;
  if (to.kind === 'operations') return 'use the front door #operations';
  return `use the front door #${to.house}/${to.layer ?? 'domain'}`;
}
