import { expect, test } from 'vitest';
import { decidePmsConfig } from './save-pms-config.ts';

const input = { system: 'CLIO', companyPMSId: '12', isEnabled: true } as const;

test('[C-200] the first save adds the configuration, the next one changes it', () => {
  const first = decidePmsConfig({ companyId: 'c', configId: null, secret: 'sealed' }, input);
  const next = decidePmsConfig({ companyId: 'c', configId: 'p', secret: 'sealed' }, input);

  expect(first).toMatchObject({
    writes: [{ write: 'create', values: { companyId: 'c', system: 'CLIO', companyPmsId: '12' } }],
  });
  expect(next).toMatchObject({ writes: [{ write: 'change', ids: ['p'] }] });
});

test('[C-200] a secret that is not sent stays as it is', () => {
  const decision = decidePmsConfig({ companyId: 'c', configId: 'p', secret: null }, input);

  expect(decision).toMatchObject({ writes: [{ values: { isEnabled: true } }] });
  expect(JSON.stringify(decision)).not.toContain('clientSecret');
});
