import { check, inputSchema } from '#kernel/domain';
import type { Reference, ValidationError } from '#kernel/domain';
import { api, openTab, runAction, toast, toastFailure } from '#kernel/web';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { bookSlot } from '../../domain/index.ts';
import type { BookableSlot } from './shown-slot.ts';

export type BookingValues = Record<string, unknown>;
export type BookedAppointment = { readonly id: string; readonly reference: string };

type ClientRecord = {
  companyId?: string | null;
  company?: Reference | null;
  caseManagerId?: string | null;
  caseManager?: Reference | null;
  languageId?: string | null;
  language?: Reference | null;
  interpreterRequired?: boolean;
};

const errorsOf = (errors: readonly ValidationError[] = []): Record<string, string> =>
  Object.fromEntries(
    errors.flatMap(({ message, members }) => members.map((name) => [name, message])),
  );

/** The two people that a booking needs besides the client are those of the client, until chosen. */
const takenFrom = ({
  companyId,
  caseManagerId,
  languageId,
  interpreterRequired,
}: ClientRecord) => ({
  companyId: companyId ?? null,
  caseManagerId: caseManagerId ?? null,
  languageId: languageId ?? null,
  interpreterRequired: interpreterRequired ?? false,
});

const named = (references: readonly (Reference | null | undefined)[]): Reference[] =>
  references.filter((one): one is Reference => Boolean(one));

/** What was typed, what is wrong with it, and the call; kept apart from how it looks. */
export function useBooking(slot: BookableSlot, start: BookingValues) {
  const [values, setValues] = useState<BookingValues>({
    consultationType: slot.consultationType === 'both' ? 'inPerson' : slot.consultationType,
    interpreterRequired: false,
    ...start,
  });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [references, setReferences] = useState<readonly Reference[]>([]);
  const [isBooking, setBooking] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const key = useRef('');

  const set = (name: string, value: unknown) => {
    setValues((all) => ({ ...all, [name]: value }));
    setErrors(({ [name]: _mended, ...rest }) => rest);
    key.current = '';
    setChanged(true);
  };

  /** Whoever may not read clients books all the same: the server knows the client's company. */
  const askAbout = (clientId: string): Promise<void> =>
    api.get<ClientRecord>(`/app/clients/${clientId}`).then(
      (found) => {
        const { company, caseManager, language } = found;
        setValues((all) =>
          all.clientId === clientId ? { ...all, ...takenFrom(found), clientId } : all,
        );
        setReferences((all) => [...all, ...named([company, caseManager, language])]);
      },
      () => {},
    );

  const chooseClient = (clientId: string | null, reference?: Reference) => {
    set('clientId', clientId);
    if (reference) setReferences((all) => [...all, reference]);
    if (clientId) void askAbout(clientId);
  };

  const begin = useEffectEvent(() => {
    if (typeof start.clientId === 'string') void askAbout(start.clientId);
  });
  useEffect(() => begin(), []);

  const book = async (): Promise<BookedAppointment | null> => {
    const given = Object.entries(values).filter(([, value]) => value !== null && value !== '');
    const checked = check(inputSchema(bookSlot.input), Object.fromEntries(given));
    if (!checked.ok) {
      setErrors(errorsOf(checked.errors));
      return null;
    }
    setBooking(true);
    key.current ||= crypto.randomUUID();
    try {
      const done = await runAction<BookedAppointment>(bookSlot, slot.id, checked.value, {
        key: key.current,
      });
      if (done) {
        toast.success(`${done.reference} is booked`, {
          seconds: 8,
          key: `booked ${done.id}`,
          action: {
            label: 'Open appointment',
            run: () => openTab(`/view/appointments/detail/${done.id}`),
          },
        });
      }
      return done;
    } catch (error) {
      key.current = '';
      setErrors(errorsOf((error as { validationErrors?: ValidationError[] }).validationErrors));
      toastFailure(error);
      return null;
    } finally {
      setBooking(false);
    }
  };

  return { values, errors, references, isBooking, isChanged, set, chooseClient, book };
}
