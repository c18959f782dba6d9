import { correspondenceNote } from '#correspondence/domain';
import { idOf, recordRows } from '#kernel/server';
import type { TableRows } from '#kernel/server';
import { hoursAfter } from './paper-cases.ts';
import type { PaperCase } from './paper-cases.ts';

/** What the office noted after a move. */
const notes = [
  ['requestAppointment', 'phone', 'The customer rang: any day but Friday suits the claimant.'],
  ['confirmAppointment', 'phone', 'The claimant has the address, and comes by train.'],
  ['attend', 'generalActivity', 'The claimant came with a relative, and left at the hour.'],
  ['cancel', 'email', 'The customer will send a new request when the surgery is over.'],
  ['receiveReport', 'generalActivity', 'The specialist answered all questions of the letter.'],
] as const;

export function caseNoteRows(cases: readonly PaperCase[]): TableRows[] {
  const records = cases.flatMap((one, index) =>
    notes.flatMap(([move, communicationType, content], nth) => {
      const at = one.at(move);
      const moment = at && (index + nth) % 2 === 0 ? hoursAfter(at, 1, one.now) : null;
      if (!moment) return [];
      return [
        {
          id: idOf('caseNote', one.demo.id, move),
          fromModule: 'IME' as const,
          objectId: one.demo.id,
          objectReferenceName: one.demo.caseNo,
          communicationType,
          content,
          visibility: 'staff' as const,
          happenedAt: moment,
          authorId: one.staffId,
          creationTime: moment,
          creatorId: one.staffId,
        },
      ];
    }),
  );
  return recordRows(correspondenceNote, records, cases[0]?.own);
}
