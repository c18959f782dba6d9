import { expect, test } from 'vitest';
import { templateDefaults, placesOf, variablesFor } from '../../../domain/index.ts';
import { tagText } from './tag-text.ts';

const variables = variablesFor('appointment');

test.each([
  ['if specialist.specialty', 'Only if Specialist: Specialty is filled in'],
  ['elsif appointment.isByPhone == true', 'Otherwise if Appointment: By telephone is yes'],
  ['unless case.claimNo == nil', 'Unless Case: Claim number is not filled in'],
  ['else', 'Otherwise'],
  ['endif', 'End of condition'],
])('a condition in a line, %s, reads as words: %s', (tag, words) => {
  expect(tagText(variables, tag)).toBe(words);
});

test('no condition of the templates of the product is shown as code', () => {
  const shown = templateDefaults.flatMap(({ about, content }) =>
    placesOf(content)
      .filter(({ kind }) => kind === 'tag')
      .map(({ inner }) => tagText(variablesFor(about), inner)),
  );

  expect(shown.filter((words) => /\w\.\w|==|^(if|for|end)/.test(words))).toEqual([]);
});
