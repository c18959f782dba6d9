import { accept, defineWorkflow, longText, lookup, move } from '#kernel/domain';
import type { Decision, InputOf, PlainDate, RecordOf } from '#kernel/domain';
import { office as who } from '#platform/domain';
import { inquiry } from './inquiry.resource.ts';

/** S-031, D-126. Our reading: the spec gives the states and not the way between them. */
export const inquiryWorkflow = defineWorkflow({
  on: inquiry,
  axes: { state: { final: ['converted'] } },
  moves: {
    contact: {
      label: 'Mark as contacted',
      can: 'mark it as contacted',
      who,
      state: { from: ['new', 'quoted'], to: 'contacted' },
    },
    quote: {
      label: 'Mark as quoted',
      can: 'mark it as quoted',
      who,
      state: { from: ['new', 'contacted'], to: 'quoted' },
    },
    convert: {
      label: 'Convert',
      can: 'convert it',
      who,
      asks: {
        companyId: lookup('Company', 'company', { required: true }),
        outcome: longText('Outcome'),
      },
      state: { from: ['new', 'contacted', 'quoted', 'closed'], to: 'converted' },
    },
    close: {
      label: 'Close',
      can: 'close it',
      who,
      asks: { outcome: longText('Outcome', { required: true }) },
      state: { from: ['new', 'contacted', 'quoted'], to: 'closed' },
    },
    reopen: {
      label: 'Back to new',
      can: 'set it back to new',
      who,
      state: { from: ['contacted', 'quoted', 'closed'], to: 'new' },
    },
  },
});

type Inquiry = Pick<RecordOf<typeof inquiry>, 'id' | 'state'>;
type Actions = typeof inquiryWorkflow.actions;

/** What came of it is said when it is closed or converted; until then nothing came of it. */
export const decideInquiryStep = (asked: Inquiry, step: 'contact' | 'quote' | 'reopen'): Decision =>
  accept(move(inquiryWorkflow, asked, step, { values: { outcome: null } }));

export const decideClosing = (asked: Inquiry, { outcome }: InputOf<Actions['close']>): Decision =>
  accept(move(inquiryWorkflow, asked, 'close', { note: outcome, values: { outcome } }));

export function decideConversion(
  asked: Inquiry,
  { companyId, outcome = null }: InputOf<Actions['convert']>,
  today: PlainDate,
): Decision {
  const values = { convertedToId: companyId, convertedOn: today, outcome };
  return accept(move(inquiryWorkflow, asked, 'convert', { note: outcome, values }));
}
