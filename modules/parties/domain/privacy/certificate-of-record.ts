import { nullable } from '#kernel/domain';
import type { ValueOfShape } from '#kernel/domain';

/** What everybody who opens an erased person or a disposed case is told; only the office reads the two people. */
export const certificateShape = {
  certificate: nullable({
    id: 'id',
    number: 'text',
    isDone: 'flag',
    at: 'instant',
    askedBy: 'text?',
    agreedBy: 'text?',
  }),
} as const;

export type CertificateOfRecord = ValueOfShape<typeof certificateShape>['certificate'];
