import { browserSetting } from '#kernel/web';

/** B-057: remembered by the browser. */
export const showProviderPayment = browserSetting<boolean>('showProviderPayment', {
  parse: (text) => (text === 'true' || text === 'false' ? text === 'true' : null),
  write: String,
  fallback: () => false,
});
