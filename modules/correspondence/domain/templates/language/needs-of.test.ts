import { describe, expect, test } from 'vitest';
import { templateDefaults } from '../defaults/index.ts';
import { needsOf } from './needs-of.ts';

describe('what a template needs', () => {
  test('is what it names without a condition and without other words in its place', () => {
    const content = `<p>Dear {{ client.firstName }},</p>
      {% if centre.parkingNotes %}<p>{{ centre.parkingNotes }}</p>{% endif %}
      <p>{{ case.claimNo | default: "no claim" }} {{ client.lastName | upcase }}</p>
      <p>{{ mva.claimNo | default: case.status }}</p>
      {% for line in lines %}<p>{{ line.text }}</p>{% endfor %}`;

    expect(needsOf('About {{ case.caseNo }}', content)).toEqual([
      'case.caseNo',
      'client.firstName',
      'client.lastName',
      'case.status',
      'lines',
    ]);
  });

  /** A record may well lack these: a template of the product speaks of them under a condition. */
  const optional =
    /^(case\.claimNo|case\.dateOfInjury|client\.(title|dateOfBirth|email|phone)|caseManager\.|company\.(email|phone)|specialist\.(specialty|email)|centre\.(parkingNotes|accessNotes|mapLink|phone|address)|report\.|paperwork\.|staff\.|tenant\.(email|website)|appointment\.(old|contact|cancellationReason|is))/;

  test.each(
    templateDefaults.filter(({ kind }) => kind === 'mail').map((one) => [one.key, one] as const),
  )('%s needs nothing that a record may well lack', (_, { subject, content }) => {
    expect(needsOf(subject, content).filter((path) => optional.test(path))).toEqual([]);
  });
});
