import { defineConfig } from '@playwright/test';
import { chromium } from './e2e/chromium.ts';
import { inboundSecret, stage } from './e2e/stage.ts';

const { executablePath, args, env } = await chromium();
const { url, dataDir, port, mailPort } = await stage();

/** It beeps; nobody is asked whether it may be used, unless a page has no leave. */
const microphone = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
];
// Without `exec` the shell would be gone before the program, and nobody waits for that one.
const node = 'exec node --import ./scripts/testing/end-with-parent.mjs';

const apart =
  /(themes|table|tabs|shell|sign-in|forms|files|attachments|parties-specialist|roles|layout|portal|text|funding|host-tools)\.spec\.ts$/;

/** They make claimants and cases of their own; `reader` makes files, and looks at no others. */
const cases =
  /(case-\w.*|ot-quotation|mass-torts|mva-claim|tpd|ndis|medical-records|request|reader)\.spec\.ts$/;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  globalTeardown: './e2e/nothing-contradicts.ts',
  outputDir: '.test/playwright',
  workers: 3,
  fullyParallel: false,
  // One after the other where journeys meet in the same records; beside them those that do not.
  projects: [
    { name: 'office', workers: 1, testIgnore: [apart, cases] },
    { name: 'apart', workers: 1, testMatch: apart, testIgnore: cases },
    { name: 'cases', workers: 1, testMatch: cases },
  ],
  forbidOnly: Boolean(process.env.CI),
  // A red journey ends with its first wait in vain; a busy machine may triple what a journey takes.
  timeout: 120_000,
  expect: { timeout: 30_000, toPass: { timeout: 40_000 } },
  reporter: 'list',
  use: {
    baseURL: url,
    // A button that is not there would otherwise be waited for until the journey's own time is over.
    actionTimeout: 30_000,
    navigationTimeout: 45_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    // A click that falls into an animation may be lost, and waiting for its end is half a journey.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // A trace of every step costs as much as the step; ask for it when a journey is red.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath,
      args: [...args, ...microphone],
      env: { ...process.env, ...env },
    },
  },
  webServer: [
    { command: `${node} e2e/mail-server.ts`, port: mailPort, stderr: 'pipe' },
    {
      command: `${node} --conditions=server e2e/serve-demo.ts`,
      url: `${url}/health/ready`,
      env: {
        PORT: String(port),
        PUBLIC_URL: url,
        DATA_DIR: dataDir,
        DATABASE_URL: '',
        SEED: 'demo',
        SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
        INBOUND_DOMAIN: 'in.harbour.test',
        INBOUND_MAIL_SECRET: inboundSecret,
      },
      timeout: 600_000,
      stdout: process.env.E2E_LOG ? 'pipe' : 'ignore',
      stderr: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    },
  ],
});
