import type { PlainDate } from '#kernel/domain';
import { authorityState } from '../../domain/index.ts';
import type { RestraintAuthority } from '../../domain/index.ts';

export type ShownRestraint = RestraintAuthority & {
  readonly id: string;
  readonly medicine: string;
};

type RestraintWarning = {
  readonly id: string;
  readonly tone: 'danger' | 'warning';
  readonly text: string;
};

/** Those whose authority has ended, and those for which somebody must ask anew. */
export const restraintWarnings = (
  restraints: readonly ShownRestraint[],
  today: PlainDate,
  dayText: (day: PlainDate) => string,
): readonly RestraintWarning[] =>
  restraints.flatMap((restraint): RestraintWarning[] => {
    const { id, medicine, authorisedTo } = restraint;
    const state = authorityState(restraint, today);
    const day = authorisedTo ? dayText(authorisedTo) : '';
    if (state === 'expired' || state === 'missing')
      return [
        {
          id,
          tone: 'danger',
          text: `${medicine}: ${day ? `the authority ended on ${day}` : 'there is no authority'}. It must not be given.`,
        },
      ];
    return state === 'endsSoon'
      ? [
          {
            id,
            tone: 'warning',
            text: `${medicine}: the authority ends on ${day}. Ask for the next one now.`,
          },
        ]
      : [];
  });
