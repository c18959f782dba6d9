import { beforeAll, describe, expect, test, vi } from 'vitest';
import { eventually, press, render } from '#kernel/web-testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { voidingChoice } from '../../domain/index.ts';
import type { AgreementSignature } from '../../domain/index.ts';
import { CovenantTable } from '../covenants/covenant-table.tsx';
import type { TestedCovenant } from '../covenants/covenant-table.tsx';
import { ChangedTerms, startingWith } from './signature-panel.tsx';
import { signatureStep } from './signature-step.ts';
import { VoidEnvelopeDialog } from './void-envelope-dialog.tsx';

beforeAll(() => registerCatalogue());

const aSignature = (given: Partial<AgreementSignature> = {}): AgreementSignature => ({
  status: 'sent',
  envelopeId: 'e-1',
  envelopeNo: 'ENV-1',
  endReason: null,
  changedTerms: [],
  signers: [
    { name: 'Kim', email: 'kim@lender.test', status: 'signed', signedAt: '2026-11-16T02:00:00Z' },
    { name: 'Jo', email: 'jo@firm.test', status: 'invited', signedAt: null },
  ],
  lender: { name: 'Kim', email: 'kim@lender.test' },
  borrower: { name: 'Hale & Co', email: null },
  ...given,
});

describe('the signature of an agreement', () => {
  test.each([
    [{}, 'Waits for Jo.'],
    [
      { status: 'declined', endReason: 'Too dear' },
      'Declined: “Too dear”. Change what is not agreed, then send it again.',
    ],
    [
      { status: 'voided', endReason: 'The terms changed.' },
      'Voided: “The terms changed”. Send it again when the terms are right.',
    ],
    [{ status: 'completed' }, undefined],
  ] as const)('%j says what comes next', (given, words) => {
    expect(signatureStep(aSignature(given))?.words).toBe(words);
  });

  test('is asked for with whom the records name; what they lack stays open', () => {
    const { input } = startingWith(aSignature());

    expect(input['lenderEmail']).toMatchObject({ default: 'kim@lender.test' });
    expect(input['borrowerName']).toMatchObject({ default: 'Hale & Co' });
    expect(input['borrowerEmail']).not.toHaveProperty('default');
  });

  test('names each term that was changed after both had signed', async () => {
    const changed = [{ label: 'Facility limit', signed: 'AUD 100,000.00', now: 'AUD 90,000.00' }];
    const place = await render(
      <ChangedTerms of={aSignature({ status: 'completed', changedTerms: changed })} />,
    );

    expect(place.textContent).toContain('Send it for signature again.');
    expect(place.querySelector('tbody')?.textContent).toBe(
      'Facility limitAUD 100,000.00AUD 90,000.00',
    );
  });

  test('says whose signature is lost before an envelope is voided', async () => {
    const answer = vi.fn<(value: string | null) => void>();
    const choice = voidingChoice(aSignature().signers);
    const place = await render(<VoidEnvelopeDialog choice={choice} answer={answer} />);
    const { body } = place.ownerDocument;
    await eventually(() => expect(body.textContent).toContain('Kim: signed'));

    await press('Void the envelope and go on');

    expect(answer.mock.calls).toEqual([['voidEnvelope']]);
  });
});

describe('covenants', () => {
  const met: TestedCovenant = {
    id: 'c-1',
    kind: 'drawnPercent',
    bound: '80',
    figure: '35',
    isMet: true,
    breachedOn: null,
    loanCount: 0,
    loans: [],
  };
  const breached: TestedCovenant = {
    ...met,
    id: 'c-2',
    kind: 'loanMonths',
    bound: '24',
    figure: '30',
    isMet: false,
    loanCount: 21,
    loans: [{ id: 'l-1', loanNo: 'LN-1', claimantName: 'Noor Haddad', figure: '30' }],
  };

  test('that are breached come first, with the loans as links and how many more there are', async () => {
    const place = await render(<CovenantTable tests={[met, breached]} buttons={() => null} />);
    const [first, second] = [...place.querySelectorAll('tbody tr')];

    expect(first?.textContent).toContain('24 months30 monthsBreached');
    expect(first?.querySelector('a')?.getAttribute('href')).toContain(
      '/view/disbursement-funding/detail/l-1',
    );
    expect(first?.textContent).toContain('and 20 more');
    expect(second?.textContent).toContain('80 %35 %Met');
  });
});
