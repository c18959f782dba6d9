import type { PlainDate } from '#kernel/domain';
import { applyEvent } from './apply-event.ts';
import { boundariesOf, capitalisationDays, eventsUntil } from './boundaries.ts';
import type { LoanBook } from './loan-book.ts';
import type { Loan } from './loan-terms.ts';
import { capitalise, closeRun, countDayFees, openRun, startWalk } from './walk.ts';

/**
 * The loan at `asOf`, from what happened to it until then and nothing else: asked again it is the
 * same to the cent. The day of an advance counts, the last day does not.
 */
export function walkLoan(loan: Loan, asOf: PlainDate): LoanBook {
  const events = eventsUntil(loan.events, asOf);
  const first = events[0]?.on ?? asOf;
  const capitalisations = capitalisationDays(loan.terms, first, asOf);
  const walk = startWalk(loan.terms, first);
  let next = 0;
  for (const day of boundariesOf(loan, events, capitalisations, asOf)) {
    if (capitalisations.has(day)) capitalise(walk, day);
    for (; events[next]?.on === day; next += 1) {
      const event = events[next];
      if (event) applyEvent(walk, event);
    }
    openRun(walk, day);
  }
  closeRun(walk, asOf);
  countDayFees(walk, asOf);
  const { terms: _terms, open: _open, feesUntil: _until, ...book } = walk;
  return { ...book, asOf };
}
