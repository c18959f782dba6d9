import { check, inputSchema } from '#kernel/domain';
import type { Actor, Reference, ValidationError } from '#kernel/domain';
import { api, openTab, runAction, toast, toastFailure, useSession } from '#kernel/web';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { bookSlot, caseTypesOfBooking } from '../../domain/index.ts';
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

/** Whoever may not read clients books all the same: the server knows the client's company. */
const readClient = (id: string): Promise<ClientRecord | null> =>
  api.get<ClientRecord>(`/app/clients/${id}`).catch(() => null);

function checkedInput(values: BookingValues) {
  const { caseType, ...others } = values;
  const wished = values.makeCase ? { ...others, caseType } : others;
  const given = Object.entries(wished).filter(([, value]) => value !== null && value !== '');
  return check(inputSchema(bookSlot.input), Object.fromEntries(given));
}

/** Null: something is wrong, and the fields say what. */
function acceptedInput(values: BookingValues, tell: (errors: Record<string, string>) => void) {
  const checked = checkedInput(values);
  if (checked.ok) return checked.value;
  tell(errorsOf(checked.errors));
  return null;
}

function firstValues(slot: BookableSlot, start: BookingValues, actor: Actor): BookingValues {
  const [caseType] = caseTypesOfBooking(actor);
  return {
    consultationType: slot.consultationType === 'both' ? 'inPerson' : slot.consultationType,
    interpreterRequired: false,
    ...(caseType && { makeCase: true, caseType }),
    ...start,
  };
}

const wrongIn = (error: unknown): Record<string, string> =>
  errorsOf((error as { validationErrors?: ValidationError[] }).validationErrors);

const tellBooked = ({ id, reference }: BookedAppointment) =>
  toast.success(`${reference} is booked`, {
    seconds: 8,
    key: `booked ${id}`,
    action: {
      label: 'Open appointment',
      run: () => openTab(`/view/appointments/detail/${id}`),
    },
  });

/** What was typed, what is wrong with it, and the call; kept apart from how it looks. */
export function useBooking(slot: BookableSlot, start: BookingValues) {
  const { actor } = useSession();
  const [values, setValues] = useState(() => firstValues(slot, start, actor));
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

  const askAbout = (clientId: string): Promise<void> =>
    readClient(clientId).then((found) => {
      if (!found) return;
      const { company, caseManager, language } = found;
      setValues((all) => (all.clientId === clientId ? { ...all, ...takenFrom(found) } : all));
      setReferences((all) => [...all, ...named([company, caseManager, language])]);
    });

  const chooseClient = (clientId: string | null, reference?: Reference) => {
    set('clientId', clientId);
    if (reference) setReferences((all) => [...all, reference]);
    if (clientId) void askAbout(clientId);
  };

  const begin = useEffectEvent(() => {
    if (typeof start.clientId === 'string') void askAbout(start.clientId);
  });
  useEffect(() => begin(), []);

  const inputOf = () => acceptedInput(values, setErrors);

  const book = async (): Promise<BookedAppointment | null> => {
    const input = inputOf();
    if (!input) return null;
    setBooking(true);
    key.current ||= crypto.randomUUID();
    try {
      const once = { key: key.current };
      const done = await runAction<BookedAppointment>(bookSlot, slot.id, input, once);
      if (done) tellBooked(done);
      return done;
    } catch (error) {
      key.current = '';
      setErrors(wrongIn(error));
      toastFailure(error);
      return null;
    } finally {
      setBooking(false);
    }
  };

  return { values, errors, references, isBooking, isChanged, set, chooseClient, inputOf, book };
}
