import { expect as base } from '@playwright/test';
import type { ExpectMatcherState, Locator } from '@playwright/test';

/** Those that say something of one element. */
const matchers = [
  'toBeChecked',
  'toBeDisabled',
  'toBeEnabled',
  'toBeFocused',
  'toBeInViewport',
  'toBeVisible',
  'toContainText',
  'toHaveAttribute',
  'toHaveClass',
  'toHaveText',
  'toHaveValue',
] as const;

type Name = (typeof matchers)[number];
type Matcher = (...args: readonly unknown[]) => Promise<void>;

const timeoutIn = (args: readonly unknown[]): number | undefined => {
  const last = args.at(-1);
  return typeof last === 'object' && last !== null && 'timeout' in last
    ? Number(last.timeout)
    : undefined;
};

/** It was waited for in vain: only the report is missing. */
const withoutPatience = (args: readonly unknown[]): readonly unknown[] => [
  ...(timeoutIn(args) === undefined ? args : args.slice(0, -1)),
  { timeout: 1 },
];

const isAttached = (subject: Locator, timeout: number): Promise<boolean> =>
  subject
    .first()
    .waitFor({ state: 'attached', timeout })
    .then(
      () => true,
      () => false,
    );

/**
 * Each time that Playwright looks for an element in vain it describes the whole page for its report, which
 * is as much work as the page itself and holds up what the page does. So its element is waited for first.
 */
const afterItIsThere = (name: Name) =>
  async function (this: ExpectMatcherState, subject: Locator, ...args: readonly unknown[]) {
    if (this.isNot) await (base(subject).not[name] as Matcher)(...args);
    else {
      const isThere =
        Array.isArray(args[0]) || (await isAttached(subject, timeoutIn(args) ?? this.timeout));
      await (base(subject)[name] as Matcher)(...(isThere ? args : withoutPatience(args)));
    }
    return { pass: !this.isNot, message: () => name };
  };

export const expect = base.extend(
  Object.fromEntries(matchers.map((name) => [name, afterItIsThere(name)])),
) as typeof base;
