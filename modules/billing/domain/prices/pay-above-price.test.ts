import { expect, test } from 'vitest';
import { askAboutFees, decidePriceBelowPay } from './pay-above-price.ts';

const paid = (name: string, amount: string) => ({ name, amount });
const price = (changes: object = {}) => ({
  unitPrice: '1450.00',
  payAboveReason: null,
  earners: [paid('Ola Berg', '2060.00')],
  ...changes,
});

test('[S-111] a price below what a fee table pays needs a reason', () => {
  expect(decidePriceBelowPay(null, price())).toMatchObject({
    code: 'payAbovePrice',
    values: { price: '¤ 1,450.00', who: 'Ola Berg ¤ 2,060.00' },
  });
  const reason = { payAboveReason: 'Agreed with the insurer' };
  expect(decidePriceBelowPay(null, price(reason))).toMatchObject({ kind: 'accepted' });
  expect(decidePriceBelowPay(null, price({ earners: [] }))).toMatchObject({ kind: 'accepted' });
});

test('[S-111] what stood there so stays, and a reason is not taken away', () => {
  const explained = price({ payAboveReason: 'Agreed' });

  expect(decidePriceBelowPay(price(), price())).toMatchObject({ kind: 'accepted' });
  expect(decidePriceBelowPay(explained, price())).toMatchObject({ code: 'payAbovePrice' });
  expect(decidePriceBelowPay(price(), price({ unitPrice: '1400.00' }))).toMatchObject({
    code: 'payAbovePrice',
  });
});

test('[S-111] three who earn more are named, the others counted', () => {
  const earners = ['A', 'B', 'C', 'D', 'E'].map((name) => paid(name, '2000.00'));

  expect(decidePriceBelowPay(null, price({ earners }))).toMatchObject({
    values: { who: 'A ¤ 2,000.00, B ¤ 2,000.00, C ¤ 2,000.00 and 2 more' },
  });
});

test('[S-111] fees above prices are asked about, three by name', () => {
  const above = (item: string) => ({ item, price: '100.00', fee: '120.00' });

  expect(askAboutFees([])).toBeNull();
  expect(askAboutFees(['A', 'B', 'C', 'D'].map(above))).toEqual({
    key: 'payAboveFee',
    text: 'The specialist earns ¤ 120.00 for A, whose price is ¤ 100.00; ¤ 120.00 for B, whose price is ¤ 100.00; ¤ 120.00 for C, whose price is ¤ 100.00; and 1 more. Do you want to continue?',
  });
});
