import { describe, expect, test } from 'vitest';
import { letterheadOf } from '#documents/domain';
import { seenBy } from '#kernel/domain';
import { registerCatalogue } from '../../../catalogue.ts';
import { ime } from '../ime/index.ts';
import { caseSummaryDocument, summaryGroups } from './case-summary.ts';
import type { SummaryFacts } from './case-summary.ts';

registerCatalogue();
const formats = { dateFormat: 'DD MMM YYYY', zone: 'Australia/Sydney', currency: 'AUD' } as const;
const record = {
  clientId: 'k',
  client: { id: 'k', displayName: 'Noor Haddad' },
  claimNo: 'CL-77',
  bookingNotes: 'Needs a ramp',
  internalNotes: 'Pays late',
};
const someFacts = (given: Partial<SummaryFacts> = {}): SummaryFacts => ({
  caseNo: 'IME-2026-000123',
  typeName: 'Assessment',
  claimantName: 'Noor Haddad',
  statusName: 'Paperwork Sent to Specialist',
  groups: summaryGroups(ime, record, formats),
  persons: [{ label: 'Paperwork', value: 'Anna Kerr' }],
  log: [
    {
      statusName: 'Case Created',
      statusDate: '2026-11-02T00:30:00.000Z',
      userName: 'Ben Byrne',
      note: 'By phone',
    },
  ],
  formats,
  printedAt: '2026-11-16T00:00:00.000Z',
  ...given,
});
const words = (facts: SummaryFacts): string =>
  caseSummaryDocument
    .write(facts, letterheadOf('Harbour Medico'))
    .html.replace(/<style>.*?<\/style>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

describe('the summary of a case', () => {
  test('says parties, claim, persons and who moved it when and why', () => {
    const text = words(someFacts());

    expect(text).toContain('IME-2026-000123 Noor Haddad');
    expect(text).toContain('Claimant Noor Haddad');
    expect(text).toContain('Claim number CL-77');
    expect(text).toContain('Paperwork Anna Kerr');
    expect(text).toMatch(/02 Nov 2026.* Case Created Ben Byrne By phone/);
  });

  test('leaves out what is empty, and what the reader does not see', () => {
    const actor = { roles: ['CASE_MANAGER'] } as never;
    const titles = summaryGroups(ime, record, formats).map(({ title }) => title);

    expect(titles).toEqual(['Parties', 'Claim', 'Order']);
    expect(JSON.stringify(summaryGroups(ime, record, formats))).toContain('Pays late');
    expect(JSON.stringify(summaryGroups(seenBy(actor, ime), record, formats))).not.toContain(
      'Pays late',
    );
  });

  test('escapes what people typed', () => {
    const typed = '<img src=x onerror=alert(1)>';
    const facts = someFacts({
      claimantName: typed,
      groups: summaryGroups(ime, { ...record, claimNo: typed }, formats),
      persons: [{ label: 'Paperwork', value: typed }],
      log: [
        { statusName: 'x', statusDate: '2026-11-02T00:30:00.000Z', userName: typed, note: typed },
      ],
    });

    expect(caseSummaryDocument.write(facts, letterheadOf('H')).html).not.toContain('<img');
  });
});
