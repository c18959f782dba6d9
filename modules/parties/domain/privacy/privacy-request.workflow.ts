import { accept, defineWorkflow, longText, move } from '#kernel/domain';
import type { Decision, InputOf, PlainDate, RecordOf } from '#kernel/domain';
import { adminStaff as who } from '#platform/domain';
import { privacyRequest } from './privacy-request.resource.ts';

const reason = longText('Decision and its reason', { required: true, max: 4000 });

export const privacyRequestWorkflow = defineWorkflow({
  on: privacyRequest,
  axes: { status: { final: ['granted', 'withdrawn'] } },
  moves: {
    grant: {
      label: 'Grant',
      can: 'grant it',
      who,
      asks: { decision: reason },
      status: { from: ['open'], to: 'granted' },
    },
    refuse: {
      label: 'Refuse',
      can: 'refuse it',
      who,
      asks: { decision: reason },
      status: { from: ['open'], to: 'refused' },
    },
    addStatement: {
      label: 'Attach the statement of the person',
      can: 'attach the statement of the person',
      who,
      asks: { statement: longText('Statement of the person', { required: true, max: 4000 }) },
      status: { from: ['refused'], to: 'refused' },
    },
    withdraw: {
      label: 'Withdraw',
      can: 'withdraw it',
      who,
      status: { from: ['open'], to: 'withdrawn' },
    },
  },
});

type Request = Pick<RecordOf<typeof privacyRequest>, 'id' | 'status'>;
type Actions = typeof privacyRequestWorkflow.actions;

/** What is changed in the record has its own history; here stands why, and why not. */
export const decidePrivacyAnswer = (
  asked: Request,
  step: 'grant' | 'refuse',
  { decision }: InputOf<Actions['grant']>,
  today: PlainDate,
): Decision =>
  accept(
    move(privacyRequestWorkflow, asked, step, {
      note: decision,
      values: { decision, decidedOn: today },
    }),
  );

/** Principle 13.4: a refused correction is read together with what the person says to it. */
export const decideStatement = (
  asked: Request,
  { statement }: InputOf<Actions['addStatement']>,
): Decision =>
  accept(move(privacyRequestWorkflow, asked, 'addStatement', { values: { statement } }));

export const decideWithdrawal = (asked: Request): Decision =>
  accept(move(privacyRequestWorkflow, asked, 'withdraw'));
