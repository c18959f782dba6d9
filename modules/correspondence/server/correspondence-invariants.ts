import { defineInvariant } from '#kernel/server';
import type { Invariant } from '#kernel/server';
import { fourEyesInvariants } from './approvals/four-eyes-invariants.ts';
import { actionRequired, approvalRequest, emailTracking } from '../domain/index.ts';

/** An empty name, a value that was not filled in, or one that no person writes. */
const hole = `'(^|\\s)(Dear|Hello|Hi) ?,|\\m(of|for|team of) ,|: ,|, ,|⟦|\\{\\{|\\mundefined\\M|\\mNaN\\M|Invalid Date'`;

/** Months that are over are not written again. */
const recent = `e.creation_time > (select now from moment) - interval '30 days'`;

export const correspondenceInvariants: readonly Invariant[] = [
  ...fourEyesInvariants,
  defineInvariant({
    name: 'correspondence.twoPersonsDecide',
    sentence: '"{name}" is approved, and nobody but the person who asked agreed to it.',
    find: `select r.id, r.subject as name from approval_requests r where r.status = 'approved' and not r.is_deleted
      and (r.decided_by_id is null or r.decided_by_id = r.asked_by_id)`,
    opens: approvalRequest,
    mend: { words: 'Find out who did it, and let somebody else look at what was approved.' },
  }),
  defineInvariant({
    name: 'correspondence.mailHasNoHole',
    sentence: 'The mail "{name}" to {to} has a hole where a name should be.',
    find: `select e.id, e.subject as name, e.destination as to from emails_tracking e
      left join email_bodies b on b.tenant_id = e.tenant_id and b.email_id = e.id
      where not e.is_deleted and ${recent} and e.status <> 'notSent'
        and (e.subject ~ ${hole} or coalesce(b.body_text, '') ~ ${hole} or e.subject ~ '\\m(of|for)\\s*$')`,
    opens: emailTracking,
    mend: { words: 'Fill in what is missing on the record, and send the mail again.' },
  }),
  defineInvariant({
    name: 'correspondence.mailHasAnAddress',
    sentence: 'The mail "{name}" counts as {status}, and "{to}" is no address.',
    find: `select e.id, e.subject as name, e.status, e.destination as to from emails_tracking e
      where not e.is_deleted and ${recent} and e.status in ('sent', 'delivered', 'markedAsSuccess')
        and coalesce(e.destination, '') not like '%_@_%'`,
    opens: emailTracking,
    mend: { words: 'Correct the address of the person, and send the mail again.' },
  }),
  defineInvariant({
    name: 'correspondence.sentMailHasTime',
    sentence: 'The mail "{name}" to {to} counts as {status}, and says no time.',
    find: `select e.id, e.subject as name, e.status, e.destination as to from emails_tracking e
      where not e.is_deleted and ${recent} and e.status in ('delivered', 'sent') and e.sent_time is null`,
    opens: emailTracking,
    mend: { words: 'Ask the person whether it came, and send it again if not.' },
  }),
  defineInvariant({
    name: 'correspondence.mailNamesItsRecord',
    sentence:
      'The mail "{name}" to {to} is about a record, and does not name it: it stands on no timeline.',
    find: `select e.id, e.subject as name, e.destination as to from emails_tracking e
      where not e.is_deleted and ${recent}
        and (e.from_module is null) <> (e.object_id is null)`,
    opens: emailTracking,
    mend: { words: 'File a note about it on the record.' },
  }),
  defineInvariant({
    name: 'correspondence.doneActionSaysWhen',
    sentence: 'The action "{name}" is done, and says not when.',
    find: `select a.id, a.title as name from action_required_search a
      where not a.is_deleted and a.status = 'done' and a.cleared_time is null`,
    opens: actionRequired,
    mend: { words: 'Open the action again and mark it as done.' },
  }),
];
