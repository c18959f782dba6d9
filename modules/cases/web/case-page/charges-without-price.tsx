import { ActionButton, api, TableFrame } from '#kernel/web';
import type { StoredRecord } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { caseCharge, missingPrice, priceCharge } from '../../domain/index.ts';

type Row = StoredRecord & {
  readonly kind: string;
  readonly description: string;
  readonly amount: string | null;
  readonly payeeAmount: string | null;
  readonly status: string;
};

/** What the tables of prices and fees say nothing about; nothing where all is known. */
export default function ChargesWithoutPrice({ id }: { id: string }) {
  const { data } = useQuery({
    queryKey: ['list', caseCharge.base, 'withoutPrice', id],
    queryFn: ({ signal }) =>
      api.get<{ items: Row[] }>(
        `/app/${caseCharge.base}`,
        {
          caseId: id,
          status: 'pending',
          fields: 'kind,description,amount,payeeAmount,status',
          maxResultCount: 100,
        },
        signal,
      ),
  });
  const open = (data?.items ?? []).flatMap((charge) => {
    const title = missingPrice(charge);
    return title ? [{ charge, title }] : [];
  });
  if (!open.length) return null;
  return (
    <TableFrame label="Charges without a price" heads={['To be set', '']}>
      {open.map(({ charge, title }) => (
        <tr key={charge.id}>
          <td>{title}</td>
          <td>
            <ActionButton
              size="small"
              action={priceCharge}
              record={charge}
              done="The price is set."
            />
          </td>
        </tr>
      ))}
    </TableFrame>
  );
}
