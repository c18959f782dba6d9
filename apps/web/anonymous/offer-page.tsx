import type { Offer, OfferedSlot } from '#booking/domain';
import { api } from '#kernel/web';
import { useEffect, useState } from 'react';
import './offer.css';
import { DeadLinkPage } from './dead-link-page.tsx';
import { PlainPage } from './plain-page.tsx';
import { Spinner } from './spinner.tsx';

const token = location.pathname.split('/').at(-1) ?? '';
const place = `/app/offers/${encodeURIComponent(token)}`;

const readOffer = () => api.get<Offer>(place);
const gone = 'This time is no longer free. Please choose another one, or call us.';

type State = Offer | 'loading' | 'unknown' | 'unreachable';

/** Opening the page books nothing: mail scanners open it too. The button of a time does. */
export default function OfferPage() {
  const [state, setState] = useState<State>('loading');
  useEffect(() => {
    readOffer().then(setState, (error: unknown) =>
      setState((error as { status?: number }).status === 404 ? 'unknown' : 'unreachable'),
    );
  }, []);
  if (state === 'loading') return <Spinner />;
  if (state === 'unknown') return <DeadLinkPage />;
  if (state === 'unreachable') {
    return (
      <PlainPage title="We cannot be reached">
        <p>Please try again in a moment.</p>
      </PlainPage>
    );
  }
  if (state.state === 'answered' && state.booked)
    return <Booked offer={state} slot={state.booked} />;
  return state.state === 'open' ? (
    <OpenOffer offer={state} changed={setState} />
  ) : (
    <Ended offer={state} />
  );
}

type OpenProps = { offer: Offer; changed: (offer: Offer) => void };

function OpenOffer({ offer, changed }: OpenProps) {
  const [problem, setProblem] = useState('');
  const [busyId, setBusy] = useState('');

  /** Whatever the answer was, the page then shows the offer as it is. */
  const choose = async (slotId: string) => {
    setBusy(slotId);
    setProblem('');
    try {
      await api.post(place, { slotId });
    } catch (error) {
      setProblem((error as Error).message || gone);
    }
    try {
      changed(await readOffer());
    } catch {
      setProblem('We cannot be reached at the moment. Please try again.');
    }
    setBusy('');
  };

  return (
    <PlainPage title="Choose a time">
      <p>
        {offer.practice} keeps {offer.slots.length === 1 ? 'this time' : 'these times'} for{' '}
        <strong>{offer.claimant}</strong> until {offer.until}.
      </p>
      {problem && (
        <p className="offer-problem" role="alert">
          {problem}
        </p>
      )}
      <ul className="offer-slots">
        {offer.slots.map((slot) => (
          <li key={slot.id} className={slot.isFree ? 'offer-slot' : 'offer-slot offer-slot-gone'}>
            <SlotWords slot={slot} />
            <BookButton slot={slot} busyId={busyId} choose={choose} />
          </li>
        ))}
      </ul>
      <p className="soft">
        {offer.slots.length === 1 ? 'Does it not suit you?' : 'Does none of them suit you?'} Please
        call us, or {contact(offer)}.
      </p>
    </PlainPage>
  );
}

type ButtonProps = {
  slot: OfferedSlot;
  busyId: string;
  choose: (slotId: string) => Promise<void>;
};

function BookButton({ slot, busyId, choose }: ButtonProps) {
  if (!slot.isFree) return <span className="soft">No longer free</span>;
  return (
    <button
      type="button"
      className="plain-button"
      disabled={busyId !== ''}
      aria-label={`Book this time: ${slot.day}, ${slot.time}, ${slot.specialist}`}
      onClick={() => void choose(slot.id)}
    >
      {busyId === slot.id ? 'Booking…' : 'Book this time'}
    </button>
  );
}

const SlotWords = ({ slot }: { slot: OfferedSlot }) => (
  <div className="offer-words">
    <strong>{slot.day}</strong>
    <span>
      {slot.time} <span className="soft">({slot.zone})</span>
    </span>
    <span>{[slot.specialist, slot.specialty].filter(Boolean).join(', ')}</span>
    <span className="soft">{slot.place}</span>
  </div>
);

const contact = ({ practiceEmail }: Offer): string =>
  practiceEmail ? `write to ${practiceEmail}` : 'answer our email';

const Booked = ({ offer, slot }: { offer: Offer; slot: OfferedSlot }) => (
  <PlainPage title="The time is booked">
    <p role="status">
      {/* Initials bring their full stop along. */}
      This is booked for <strong>{offer.claimant}</strong> You will get a confirmation by email.
    </p>
    <div className="offer-slot">
      <SlotWords slot={slot} />
    </div>
    <p className="soft">To change it, please call us, or {contact(offer)}.</p>
  </PlainPage>
);

const endings: Readonly<Record<string, readonly [title: string, words: string]>> = {
  answered: ['A time has been chosen already', 'Look for the confirmation in your email.'],
  expired: ['This offer has run out', 'The times are free for others again.'],
  withdrawn: ['This offer is no longer open', 'There may be a newer link in your email.'],
};

function Ended({ offer }: { offer: Offer }) {
  const [title, words] = endings[offer.state] ?? ['', ''];
  return (
    <PlainPage title={title}>
      <p role="status">{words}</p>
      <p className="soft">For other times please call us, or {contact(offer)}.</p>
    </PlainPage>
  );
}
