import type { ValueOfShape } from '#kernel/domain';
import type { readMyProfile } from '../../domain/index.ts';

type AnswerShape = NonNullable<(typeof readMyProfile)['answer']>;

/** GET /app/specialists/myProfile. `fees` is absent for who works without fee data (G-095). */
export type MyProfile = ValueOfShape<AnswerShape>;
export type MyContract = MyProfile['contracts'][number];
export type MyLeave = MyProfile['leaves'][number];

export const profileKey = ['record', 'specialists', 'own'] as const;
