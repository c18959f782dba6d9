import { formatDate } from '#kernel/domain';
import { api, Notice, StatusChip, todayIn, useSession } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { accidentKeys, limitationOf, mvaType } from '../../domain/index.ts';
import { NewClaimPage } from '../new-claim/new-claim-page.tsx';
import type { NewCaseForm } from '../new-case/use-new-case.ts';
import { limitationWords } from './limitation-words.ts';
import './mva.css';

const sections = { Accident: accidentKeys, Claim: ['claimNo', 'side', 'bookingNotes'] };

type Client = { readonly dateOfBirth?: string | null };

/** Whoever may not read claimants sees the day of an adult; the server knows better. */
const useBirthday = (clientId: unknown): string | null =>
  useQuery({
    queryKey: ['record', 'clients', clientId, 'birthday'],
    enabled: typeof clientId === 'string',
    queryFn: () => api.get<Client>(`/app/clients/${String(clientId)}`).catch(() => null),
  }).data?.dateOfBirth ?? null;

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value ? value : null;

/** B-187: the limitation date while the accident is typed. */
function LimitationFollows({ form }: { form: NewCaseForm }) {
  const { dateFormat, zone } = useSession();
  const dateOfBirth = useBirthday(form.values.clientId);
  const today = todayIn(zone);
  const accidentDate = textOf(form.values.accidentDate);
  if (accidentDate && accidentDate > today)
    return (
      <Notice title="The accident cannot lie in the future. Enter the day on which it happened." />
    );
  const found = limitationOf({ stateId: textOf(form.values.stateId), accidentDate, dateOfBirth });
  return (
    <section className="card" aria-label="Limitation date">
      <h2>Limitation date</h2>
      {found ? (
        <>
          <p className="mva-limitation">
            <strong className="mva-day">
              {found.date ? formatDate(found.date, dateFormat) : 'None'}
            </strong>{' '}
            {found.date && (
              <StatusChip tone={limitationWords(found.date, today).tone}>
                {limitationWords(found.date, today).words}
              </StatusChip>
            )}
          </p>
          <p className="soft">{found.rule}. Guidance only: a practitioner must confirm it.</p>
        </>
      ) : (
        <p className="soft">Enter the state and the date of the accident.</p>
      )}
    </section>
  );
}

export default function NewMvaPage() {
  return <NewClaimPage type={mvaType} sections={sections} Follows={LimitationFollows} />;
}
