import { change, resourceNamed } from '#kernel/domain';
import type { ServerModule } from '#kernel/server';
import { userSettingsPoint } from '../server/index.ts';

/** What the module of the users contributes, for tests of this module alone. */
export const userSettingsKept: ServerModule = {
  name: 'testing',
  contributes: [
    userSettingsPoint.contribute((userId, settings) =>
      change(resourceNamed('user'), userId, { settings }),
    ),
  ],
};
