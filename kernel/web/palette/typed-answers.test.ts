import { expect, test } from 'vitest';
import { aSession } from '../testing/a-session.ts';
import { registerWidgets } from '../testing/a-widget.ts';
import { registerTypedAnswers, typedAnswers } from './typed-answers.ts';

registerWidgets();
const { actor } = aSession();

registerTypedAnswers({
  group: 'Calls',
  ability: 'widget.list',
  answers: ({ text, phone }) => [
    { label: `Ring ${phone ?? text}`, run: () => {} },
    ...(text === 'Noor' ? [{ label: 'About Noor', isFirst: true, run: () => {} }] : []),
  ],
});
registerTypedAnswers({
  group: 'Secrets',
  ability: 'widget.unknown',
  answers: () => [{ label: 'Never', run: () => {} }],
});

test('a phone number is answered first, in the digits that are kept; other words last', () => {
  const labels = (text: string) => {
    const { first, last } = typedAnswers(actor, text, []);
    return [first.map(({ label }) => label), last.map(({ label }) => label)];
  };

  expect(labels('+61 412 345 678')).toEqual([['Ring 0412345678'], []]);
  expect(labels('Parramatta')).toEqual([[], ['Ring Parramatta']]);
  expect(labels('  ')).toEqual([[], []]);
});

test('what something under way waits for is answered first', () => {
  const { first, last } = typedAnswers(actor, 'Noor', []);

  expect(first.map(({ label }) => label)).toEqual(['About Noor']);
  expect(last.map(({ label }) => label)).toEqual(['Ring Noor']);
});

test('what a source learned from the server reaches its own answers only', () => {
  registerTypedAnswers({
    group: 'Places',
    ability: 'widget.list',
    look: () => Promise.resolve('Parramatta'),
    answers: ({ seen }) => (seen ? [{ label: `Near ${String(seen)}`, run: () => {} }] : []),
  });
  const labels = (seen: ReadonlyMap<string, unknown>) =>
    typedAnswers(actor, 'parra', [], seen).last.map(({ label }) => label);

  expect(labels(new Map())).toEqual(['Ring parra']);
  expect(labels(new Map([['Places', 'Parramatta']]))).toEqual(['Ring parra', 'Near Parramatta']);
  expect(labels(new Map([['Calls', 'Parramatta']]))).toEqual(['Ring parra']);
});
