import { changedBySomebody, oneOf, settingIs, spoil } from '#kernel/testing';
import type { Plants } from '#kernel/testing';

const delivered = `status = 'delivered'`;

const roles = settingIs('ICS.SecondPerson.Roles', 'true');

export const correspondenceContradictions: Plants = {
  'correspondence.fourEyesRoles': `${roles}; ${changedBySomebody('user', 'role_ids', oneOf('users'))}`,
  'correspondence.fourEyesPermissions': `${roles}; ${changedBySomebody('role', 'permissions', oneOf('roles'))}`,
  'correspondence.twoPersonsDecide': `insert into approval_requests
      (tenant_id, id, subject, kind, status, outcome, record_id, asked_by_id, asked_at, payload)
    select tenant_id, gen_random_uuid(), 'Bank details', 'bankDetails', 'approved', 'x', id::text, id, now(), '{}'
    from users where id = ${oneOf('users')}`,
  'correspondence.mailHasNoHole': spoil(
    'emails_tracking',
    `subject = 'Dear team of , a report', creation_time = now()`,
  ),
  'correspondence.mailHasAnAddress': spoil(
    'emails_tracking',
    `destination = 'nope', creation_time = now()`,
    delivered,
  ),
  'correspondence.sentMailHasTime': spoil(
    'emails_tracking',
    'sent_time = null, creation_time = now()',
    delivered,
  ),
  'correspondence.mailNamesItsRecord': spoil(
    'emails_tracking',
    'object_id = null, creation_time = now()',
    'from_module is not null',
  ),
  'correspondence.doneActionSaysWhen': spoil(
    'action_required_search',
    `status = 'done', cleared_time = null`,
  ),
};
