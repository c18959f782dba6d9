import { defineConfig } from 'vitest/config';

// `import` must not be named here: workers get these as --conditions, where it breaks `require`.
const serverSide = { ssr: { resolve: { conditions: ['server', 'node'] } } };
const unit = [
  'kernel/{domain,server,testing}/**/*.test.ts',
  'modules/*/{domain,server,testing}/**/*.test.ts',
  'apps/server/**/*.test.ts',
  'scripts/**/*.test.ts',
];

// How long to wait, not what to see: busy cores must not turn a test red.
const patience = { testTimeout: 120_000, hookTimeout: 240_000 };

export default defineConfig({
  test: {
    passWithNoTests: true,
    // One of two cores would be left to nobody.
    maxWorkers: 2,
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
        test: {
          name: 'web',
          ...patience,
          environment: 'happy-dom',
          include: ['{kernel,apps}/web/**/*.test.{ts,tsx}', 'modules/*/web/**/*.test.{ts,tsx}'],
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
          include: ['{kernel,modules,apps,scripts}/**/*.api.test.ts'],
          globalSetup: ['kernel/testing/global-setup.ts'],
        },
      },
    ],
  },
});
