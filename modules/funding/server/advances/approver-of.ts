import type { Actor } from '#kernel/domain';
import type { Approver } from '../../domain/index.ts';

export const approverOf = ({ roles }: Actor): Approver => ({
  isAdministrator: roles.includes('ADMIN_STAFF'),
});
