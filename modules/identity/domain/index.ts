import { defineModule } from '#kernel/domain';
import { role } from './role.resource.ts';
import { userGroup } from './user-group.resource.ts';
import { user } from './user.resource.ts';

export * from './flags.ts';
export * from './role.resource.ts';
export * from './user-group.resource.ts';
export * from './user.resource.ts';

export const identity = defineModule({
  name: 'identity',
  resources: [role, user, userGroup],
});
