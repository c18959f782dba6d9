import { screensFor } from '#kernel/web';
import { relationshipActivity } from '../../domain/index.ts';
import { ActivityPage } from './activity-page.tsx';

export const relationshipActivityScreens = screensFor(relationshipActivity, { list: ActivityPage });
