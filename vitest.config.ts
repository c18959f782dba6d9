import { defineConfig } from 'vitest/config';
import SlowestFirst from './scripts/testing/slowest-first.ts';

// `import` must not be named here: workers get these as --conditions, where it breaks `require`.
const serverSide = { ssr: { resolve: { conditions: ['server', 'node'] } } };
const unit = [
  'kernel/{domain,server,testing}/**/*.test.ts',
  'modules/*/{domain,server,seed,demo,testing}/**/*.test.ts',
  'operations/**/*.test.ts',
  'apps/server/**/*.test.ts',
  'scripts/**/*.test.ts',
  'simulate/**/*.test.ts',
];

// How long to wait, not what to see: busy cores must not turn a test red.
const patience = { testTimeout: 120_000, hookTimeout: 240_000 };

/**
 * Read by every web test: as one file each, they are read in a third of the time. Whatever brings
 * React along must be here, or there would be two of it.
 */
const bundled = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-router',
  'react-pdf',
  'react-rnd',
  'antd',
  '@ant-design/icons/es',
  '@dnd-kit/core',
  '@dnd-kit/sortable',
  '@dnd-kit/utilities',
  '@tanstack/react-query',
  '@tanstack/react-virtual',
  '@tiptap/core',
  '@tiptap/extension-image',
  '@tiptap/extension-table',
  '@tiptap/pm/model',
  '@tiptap/react',
  '@tiptap/starter-kit',
  'dayjs',
  'decimal.js',
  'zod',
];

const webTests = (extension: string) => [
  `{kernel,apps}/web/**/*.test.${extension}`,
  `modules/*/web/**/*.test.${extension}`,
];

const inBrowser = {
  // For Node the package has an entry without named exports.
  resolve: { alias: [{ find: /^@ant-design\/icons$/, replacement: '@ant-design/icons/es' }] },
  test: {
    ...patience,
    environment: 'happy-dom',
    deps: { optimizer: { client: { enabled: true, include: bundled } } },
  },
};

export default defineConfig({
  cacheDir: '.test/vite',
  test: {
    passWithNoTests: true,
    // What a test makes is soon thrown away: swept seldom, it costs a twentieth less of the processor.
    execArgv: ['--max-semi-space-size=64'],
    maxWorkers: 4,
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        ...serverSide,
        test: {
          name: 'unit',
          ...patience,
          environment: 'node',
          isolate: false,
          include: unit,
          exclude: ['**/*.api.test.ts'],
        },
      },
      {
        ...inBrowser,
        test: {
          ...inBrowser.test,
          name: 'web',
          // Half of the time was reading React and antd again; the rest of a process is put back.
          isolate: false,
          setupFiles: ['kernel/web/testing/fresh-page.ts'],
          include: webTests('tsx'),
        },
      },
      {
        ...inBrowser,
        test: {
          ...inBrowser.test,
          name: 'web-rules',
          // They render nothing: a page and React of their own were most of their time.
          isolate: false,
          include: webTests('ts'),
        },
      },
      {
        ...serverSide,
        test: {
          name: 'api',
          ...patience,
          // Half of a run was spent on reading the same modules again.
          isolate: false,
          environment: 'node',
          include: ['{kernel,operations,modules,apps,scripts}/**/*.api.test.ts'],
          globalSetup: ['kernel/testing/global-setup.ts'],
          setupFiles: ['apps/server/testing/share-product.ts'],
        },
      },
    ],
  },
});
