import type { Reference } from '#kernel/domain';
import { api } from '#kernel/web';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useId, useState } from 'react';
import { bookableClients, bookableCompanies } from '../../domain/index.ts';
import { nameInSentence } from '../parts/tenant-labels.ts';

type Client = Reference & { readonly claimNo: string | null };

/** G-131: the companies that the signed-in case manager books for; one: only the own. */
export function useBookableCompanies(isCustomer: boolean): readonly Reference[] {
  const { data } = useQuery({
    queryKey: ['bookableCompanies'],
    enabled: isCustomer,
    queryFn: async ({ signal }) =>
      (await api.get<{ items: Reference[] }>(bookableCompanies.path, undefined, signal)).items,
  });
  return data ?? [];
}

type Props = {
  companies: readonly Reference[];
  clientId: string | null;
  companyId: string | null;
  error: string | undefined;
  choose: (companyId: string | null, clientId: string | null) => void;
};

/** An agent says for which company, and finds its people by name or claim. */
export function AgentClient({ companies, clientId, companyId, error, choose }: Props) {
  const [word, setWord] = useState('');
  const [company, client] = [useId(), useId()];
  const said = nameInSentence('client');
  const query = { ...(companyId && { companyId }), ...(word && { filterText: word }) };
  const { data = [], isFetching } = useQuery({
    queryKey: ['bookableClients', query],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await api.get<{ items: Client[] }>(bookableClients.path, query, signal)).items,
  });
  return (
    <>
      <div className="labelled">
        <label htmlFor={company}>For company</label>
        <Select
          id={company}
          allowClear
          value={companyId}
          options={companies.map(({ id, displayName }) => ({ value: id, label: displayName }))}
          onChange={(id: string | undefined) => choose(id ?? null, null)}
        />
      </div>
      <div className="labelled" data-invalid={error ? true : undefined}>
        <label htmlFor={client}>
          {said.charAt(0).toUpperCase() + said.slice(1)} <span className="must">*</span>
        </label>
        <Select
          id={client}
          showSearch={{ filterOption: false, onSearch: setWord }}
          loading={isFetching}
          value={clientId}
          options={data.map(({ id, displayName, claimNo }) => ({
            value: id,
            label: claimNo ? `${displayName} (${claimNo})` : displayName,
          }))}
          onChange={(id: string) => choose(companyId, id)}
        />
        {error && (
          <p className="labelled-error" role="alert">
            {error}
          </p>
        )}
      </div>
    </>
  );
}
