import { defineModule } from '#kernel/domain';
import { identityPages } from './pages.ts';
import { role } from './role.resource.ts';
import { userGroup } from './user-group.resource.ts';
import { user } from './user.resource.ts';

export * from './access-rules.ts';
export * from './flags.ts';
export * from './pages.ts';
export * from './password.ts';
export * from './role.resource.ts';
export * from './user-group.resource.ts';
export * from './user.resource.ts';

export const identity = defineModule({
  name: 'identity',
  resources: [role, user, userGroup],
  pages: identityPages,
});
