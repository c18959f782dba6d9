import { accept, choice, defineAction, longText, lookup, refuse } from '#kernel/domain';
import type { Decision, PlainDate, RecordOf } from '#kernel/domain';
import { office } from '#platform/domain';
import type { inquiry, InquiryState } from './inquiry.resource.ts';

const openStates = {
  new: 'New',
  contacted: 'Contacted',
  quoted: 'Quoted',
  closed: 'Closed',
} as const;

export const moveInquiry = defineAction({
  name: 'move',
  on: 'inquiry',
  label: 'Change state',
  route: 'PUT /app/inquiries/{id}/state',
  roles: office,
  input: {
    state: choice('New state', openStates, { required: true }),
    outcome: longText('Outcome', { hint: 'Needed when it is closed.' }),
  },
});

export const convertInquiry = defineAction({
  name: 'convert',
  on: 'inquiry',
  label: 'Convert',
  route: 'PUT /app/inquiries/{id}/convert',
  roles: office,
  input: {
    companyId: lookup('Company', 'company', { required: true }),
    outcome: longText('Outcome'),
  },
});

type Inquiry = RecordOf<typeof inquiry>;
type Facts = Pick<Inquiry, 'state'>;

export function decideInquiryState(
  { state: now }: Facts,
  input: { state: InquiryState; outcome?: string | null },
): Decision<Inquiry> {
  if (now === 'converted') return refuse('inquiryConverted');
  if (input.state === 'closed' && !input.outcome) return refuse('inquiryOutcomeMissing');
  return accept({ state: input.state, outcome: input.outcome ?? null });
}

export function decideConversion(
  { state }: Facts,
  input: { companyId: string; outcome?: string | null },
  today: PlainDate,
): Decision<Inquiry> {
  if (state === 'converted') return refuse('inquiryConverted');
  return accept({
    state: 'converted',
    convertedToId: input.companyId,
    convertedOn: today,
    outcome: input.outcome ?? null,
  });
}
