import type { AnyRecord, Tone, ValueOfShape } from '#kernel/domain';
import { can, formatDate } from '#kernel/domain';
import {
  api,
  ChildPanel,
  confirm,
  EmptyState,
  panelText,
  StatusChip,
  toastFailure,
  todayIn,
  useSession,
} from '#kernel/web';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { Suspense, useState } from 'react';
import {
  demandFields,
  mva,
  mvaInsurer,
  offerFields,
  offerStatuses,
  offerTones,
  saveDemand,
} from '../../domain/index.ts';
import type { comparisonShape } from '../../domain/index.ts';
import { OfferForm } from './offer-form.tsx';
import { OfferTable } from './offer-table.tsx';
import './mva.css';
import { printMva, useClaim } from './use-claim.ts';

export type Comparison = ValueOfShape<typeof comparisonShape>;
export type ComparedInsurer = Comparison['insurers'][number];
type Offer = NonNullable<ComparedInsurer['latest']>;

/** What stands open: the demand, or an offer of an insurer. */
type Open =
  | { readonly what: 'demand' }
  | { readonly what: 'offer'; readonly insurer: ComparedInsurer; readonly offer?: Offer };

const tones: Readonly<Record<string, Tone>> = offerTones;
const names: Readonly<Record<string, string>> = offerStatuses;

/** Every call answers how the offers stand then. */
function useOffers(id: string) {
  const queries = useQueryClient();
  const { refetch } = useClaim(id);
  const place = `/app/${mva.base}/${id}`;
  const queryKey = ['list', mvaInsurer.base, 'offers', id];
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get<Comparison>(`${place}/offers`, undefined, signal),
  });
  const changed = (answer: Comparison) => {
    queries.setQueryData(queryKey, answer);
    void refetch();
  };
  const pathOf = ({ insurer, offer }: Extract<Open, { what: 'offer' }>) =>
    `${place}/insurers/${insurer.id}/offers${offer ? `/${offer.id}` : ''}`;
  const save = async (open: Open, values: AnyRecord): Promise<void> => {
    if (open.what === 'demand')
      return changed(await api.put<Comparison>(`${place}/demand-letter`, values));
    const path = pathOf(open);
    changed(
      open.offer
        ? await api.put<Comparison>(path, values)
        : await api.post<Comparison>(path, values),
    );
  };
  const remove = async (insurer: ComparedInsurer, offer: Offer) => {
    const text = `Do you want to remove the offer of ${insurer.name}?`;
    if (!(await confirm({ text, yes: 'Remove', isDanger: true }))) return;
    await api
      .delete<Comparison>(pathOf({ what: 'offer', insurer, offer }))
      .then(changed, toastFailure);
  };
  return { data, error, save, remove };
}

/** B-188: demand and offers side by side, head by head. */
export default function OffersPanel({ id }: { id: string }) {
  const { actor } = useSession();
  const [open, setOpen] = useState<Open | null>(null);
  const { data, error, save, remove } = useOffers(id);
  if (error) return <p className="soft">{panelText(error)}</p>;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 3 }} />;
  const mayWrite = can(actor, saveDemand.ability);
  return (
    <>
      <DemandLine
        id={id}
        data={data}
        mayWrite={mayWrite}
        edit={() => setOpen({ what: 'demand' })}
      />
      {data.rows.length > 0 && <OfferTable data={data} />}
      {data.insurers.map((insurer) => (
        <InsurerOffers
          key={insurer.id}
          insurer={insurer}
          mayWrite={mayWrite}
          open={(offer) => setOpen({ what: 'offer', insurer, ...(offer && { offer }) })}
          remove={(offer) => void remove(insurer, offer)}
        />
      ))}
      {mayWrite && (
        <Suspense>
          <ChildPanel resource={mvaInsurer} owner={{ id }} />
        </Suspense>
      )}
      {open && (
        <OpenForm
          open={open}
          data={data}
          save={(values) => save(open, values)}
          close={() => setOpen(null)}
        />
      )}
    </>
  );
}

type DemandProps = { id: string; data: Comparison; mayWrite: boolean; edit: () => void };

function DemandLine({ id, data, mayWrite, edit }: DemandProps) {
  if (!data.demand)
    return (
      <EmptyState
        title="Nothing is demanded yet"
        text="The demand says what the client asks for, head by head; every offer is held against it."
        action={
          mayWrite && (
            <Button type="primary" onClick={edit}>
              Write the demand
            </Button>
          )
        }
      />
    );
  return (
    <p className="toolbar">
      {mayWrite && <Button onClick={edit}>Change the demand</Button>}
      <Button onClick={() => printMva(id, 'demandLetter')}>Print the demand letter</Button>
    </p>
  );
}

type InsurerProps = {
  insurer: ComparedInsurer;
  mayWrite: boolean;
  open: (offer?: Offer) => void;
  remove: (offer: Offer) => void;
};

/** The offers of one insurer, the newest first. */
function InsurerOffers({ insurer, mayWrite, open, remove }: InsurerProps) {
  const { dateFormat } = useSession();
  const { name, latest, earlier } = insurer;
  const offers = [...(latest ? [latest] : []), ...earlier.toReversed()];
  return (
    <p className="mva-offers">
      <b>{name}</b>{' '}
      {offers.map((offer) => (
        <span key={offer.id} className="mva-offer">
          {formatDate(offer.offeredOn, dateFormat)}{' '}
          <StatusChip tone={tones[offer.status] ?? 'neutral'}>
            {names[offer.status] ?? offer.status}
          </StatusChip>
          {mayWrite && (
            <>
              <Button type="link" size="small" onClick={() => open(offer)}>
                Change
              </Button>
              <Button type="link" size="small" onClick={() => remove(offer)}>
                Remove
              </Button>
            </>
          )}
        </span>
      ))}
      {mayWrite && (
        <Button size="small" onClick={() => open()}>
          Add offer of {name}
        </Button>
      )}
    </p>
  );
}

type FormProps = {
  open: Open;
  data: Comparison;
  save: (values: AnyRecord) => Promise<void>;
  close: () => void;
};

function OpenForm({ open, data, save, close }: FormProps) {
  const { zone } = useSession();
  const today = todayIn(zone);
  if (open.what === 'demand') {
    const start = data.demand ?? { demandedOn: today };
    return <OfferForm title="Demand" fields={demandFields} {...{ start, save, close }} />;
  }
  const start = open.offer ?? { offeredOn: today, status: 'received' };
  return (
    <OfferForm
      title={`Offer of ${open.insurer.name}`}
      fields={offerFields}
      {...{ start, save, close }}
    />
  );
}
