import { describe, expect, test } from 'vitest';
import { offenders } from './offenders.ts';

const broken = [
  ['domain -> server', 'modules/parties/domain/a.ts', `import { x } from '../server/x.ts'`],
  ['domain -> server, type', 'kernel/domain/a.ts', `import type { X } from '#kernel/server'`],
  ['domain -> server, type import', 'kernel/domain/a.ts', `type X = import('../server/x.ts').X`],
  ['domain -> testing', 'kernel/domain/a.ts', `import { x } from '#kernel/testing'`],
  ['domain -> Node', 'kernel/domain/a.ts', `import { join } from 'node:path'`],
  ['domain -> a package', 'modules/cases/domain/a.ts', `import { Client } from 'pg'`],
  ['domain reads the clock', 'kernel/domain/a.ts', `export const now = () => Date.now()`],
  ['web -> server', 'modules/parties/web/a.tsx', `export * from '#parties/server'`],
  ['web -> server, relative', 'kernel/web/a.ts', `export const x = () => import('../server/x.ts')`],
  ['web -> Node', 'kernel/web/a.ts', `import 'node:fs'`],
  ['web app -> server', 'apps/web/main.tsx', `import { x } from '#kernel/server'`],
  ['web test -> server', 'kernel/web/a.test.ts', `import { x } from '#kernel/testing'`],
  ['web -> web testing', 'modules/parties/web/a.tsx', `import { x } from '#kernel/web-testing'`],
  ['server -> web', 'modules/parties/server/a.ts', `import { x } from '#kernel/web'`],
  ['server -> React', 'kernel/server/a.ts', `import { useState } from 'react'`],
  ['server -> testing', 'kernel/server/a.ts', `import { x } from '../testing/x.ts'`],
  ['a later module', 'modules/parties/domain/a.ts', `import { x } from '#cases/domain'`],
  [
    'a later module in a test',
    'modules/parties/domain/a.test.ts',
    `import { x } from '#cases/domain'`,
  ],
  [
    'around the front door',
    'modules/cases/domain/a.ts',
    `import { x } from '../../parties/domain/x.ts'`,
  ],
  [
    'around the kernel door',
    'modules/cases/server/a.ts',
    `import { x } from '../../../kernel/server/x.ts'`,
  ],
  ['kernel -> module', 'kernel/server/a.ts', `import { x } from '#parties/server'`],
  ['kernel -> catalogue', 'kernel/server/a.ts', `import { x } from '../../modules/catalogue.ts'`],
  ['module -> app', 'modules/cases/server/a.ts', `import { x } from '../../../apps/server/x.ts'`],
  ['kernel -> operations', 'kernel/server/a.ts', `import { x } from '#operations'`],
  ['module -> operations', 'modules/cases/server/a.ts', `import { x } from '#operations'`],
  ['operations -> module', 'operations/a.ts', `import { x } from '#cases/server'`],
  ['operations -> web', 'operations/a.ts', `import { x } from '#kernel/web'`],
  [
    'around the door of the operations',
    'apps/server/a.ts',
    `import { x } from '../../operations/backup/x.ts'`,
  ],
  ['domain -> demo', 'modules/cases/domain/a.ts', `import { x } from '../demo/x.ts'`],
  ['web -> demo', 'modules/cases/web/a.ts', `import { x } from '#parties/demo'`],
  ['server -> demo of others', 'modules/cases/server/a.ts', `import { x } from '#parties/demo'`],
  ['demo -> a later module', 'modules/cases/demo/a.ts', `import { x } from '#insights/demo'`],
  ['module -> script', 'modules/cases/server/a.ts', `import { x } from '../../../scripts/x.ts'`],
  ['unknown module', 'modules/cases/server/a.ts', `import { x } from '#nowhere/server'`],
  ['[D3] a bare pool', 'kernel/server/a.ts', `export const x = () => this.pool.query('select 1')`],
  [
    "a module's address in the kernel",
    'kernel/web/a.ts',
    `export const x = () => api.get('/app/profile/current')`,
  ],
  [
    'the same with an id in it',
    'kernel/web/a.ts',
    'export const x = () => api.get(`/app/tenants/${id}/features`)',
  ],
  [
    'the sign-in in the kernel',
    'kernel/web/a.ts',
    `export const x = () => fetch('/connect/token')`,
  ],
  [
    'a version written by hand',
    'modules/cases/server/a.ts',
    'const text = `update check_lists set concurrency_stamp = gen_random_uuid()`',
  ],
  [
    'roles read by a module',
    'modules/cases/server/a.ts',
    `export const x = () => actor.roles.includes('STAFF')`,
  ],
  ['a registration at import', 'modules/cases/server/a.ts', `registerMail('x', () => {})`],
  [
    'a registration of an imported function',
    'modules/cases/server/index.ts',
    `import { contributeFacts } from '#identity/server'; contributeFacts({})`,
  ],
  ['a table filled at import', 'kernel/domain/a.ts', `const all = new Map(); all.set('x', 1)`],
  ['a registration in a loop', 'apps/server/a.ts', `for (const each of []) add(each)`],
  ['a registration with a name', 'modules/cases/web/a.ts', `export const x = registerPanel({})`],
  ['a double cast', 'modules/cases/server/a.ts', `const rows = found as unknown as Line[]`],
  ['a cast that fits everywhere', 'modules/cases/server/a.ts', `const rows = found as never`],
  ['a double cast in the kernel', 'kernel/web/a.tsx', `const part = given as unknown as Part`],
  ['business noun in the kernel', 'kernel/web/a.tsx', `export const specialistName = ''`],
] as const;

const sound = [
  [
    'domain -> domain of an earlier module',
    'modules/cases/domain/a.ts',
    `import { x } from '#parties/domain'`,
  ],
  ['a double cast in a test', 'modules/cases/server/a.test.ts', `const x = y as unknown as X`],
  ['domain -> zod', 'kernel/domain/a.ts', `import * as z from 'zod'`],
  ['web -> own domain', 'modules/parties/web/a.tsx', `import { x } from '../domain/index.ts'`],
  [
    'domain test -> builders',
    'modules/cases/domain/ime/a.test.ts',
    `import '../../testing/an-x.ts'`,
  ],
  ['domain test -> vitest', 'kernel/domain/a.test.ts', `import { test } from 'vitest'`],
  ['server -> kernel', 'modules/cases/server/a.ts', `import { handle } from '#kernel/server'`],
  ['testing -> server', 'kernel/testing/a.ts', `import { x } from '../server/x.ts'`],
  ['operations -> kernel', 'operations/a.ts', `import { x } from '#kernel/server'`],
  ['app -> operations', 'apps/server/main.ts', `import { x } from '#operations'`],
  ['kernel testing -> operations', 'kernel/testing/a.ts', `import { x } from '#operations'`],
  ['server -> own demo', 'modules/cases/server/a.ts', `import { x } from '../demo/index.ts'`],
  ['demo -> earlier demo', 'modules/cases/demo/a.ts', `import { x } from '#parties/demo'`],
  ['demo -> own seed', 'modules/platform/demo/a.ts', `import { x } from '../seed/x.ts'`],
  ["the kernel's own address", 'kernel/web/a.ts', `export const x = () => api.get('/app/search')`],
  [
    'the address of a definition',
    'kernel/web/a.ts',
    'export const x = () => api.get(`/app/${resource.base}/import`)',
  ],
  ["a module's address in a kernel test", 'kernel/web/a.test.ts', `serve('/app/profile/current')`],
  [
    "a module's own address",
    'modules/identity/web/a.ts',
    `export const x = () => api.get('/app/profile/current')`,
  ],
  ['app -> catalogue', 'apps/server/main.ts', `import { x } from '../../modules/catalogue.ts'`],
  ['test -> catalogue', 'modules/identity/domain/a.test.ts', `import '../../catalogue.ts'`],
  ['catalogue -> every module', 'modules/catalogue.ts', `import { x } from '#insights/domain'`],
  ['script -> anything', 'scripts/docs.ts', `import { x } from '../kernel/server/x.ts'`],
  ['an extension', 'modules/cases/server/a.ts', `export const x = point.contribute({})`],
  ['a library set up', 'modules/cases/web/a.ts', `import dayjs from 'dayjs'; dayjs.extend(1)`],
  ['a program that starts', 'apps/server/main.ts', `registerCatalogue()`],
  ['a test that registers', 'modules/cases/domain/a.test.ts', `registerCatalogue()`],
  [
    'a date from an argument',
    'kernel/domain/a.ts',
    `export const day = (at: number) => new Date(at)`,
  ],
] as const;

describe('import walls', () => {
  test.each(broken)('%s is refused', (_title, path, text) => {
    expect(offenders(path, text)).toHaveLength(1);
  });

  test.each(sound)('%s is allowed', (_title, path, text) => {
    expect(offenders(path, text)).toEqual([]);
  });
});
