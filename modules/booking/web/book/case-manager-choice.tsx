import type { Reference } from '#kernel/domain';
import { api } from '#kernel/web';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useId, useState } from 'react';
import { bookableCaseManagers, bookSlot } from '../../domain/index.ts';
import '../parts/labelled-input.css';
import { labelledField } from '../parts/tenant-labels.ts';

type CaseManager = Reference & { readonly company: string };

type Props = {
  companyId: string | null;
  value: string | null;
  /** Names that are known already. */
  references: readonly Reference[];
  error: string | undefined;
  onChange: (id: string | null) => void;
};

/** Only those who may be the case manager of a booking for this company. */
export function CaseManagerChoice({ companyId, value, references, error, onChange }: Props) {
  const [word, setWord] = useState('');
  const id = useId();
  const query = { companyId: companyId ?? '', ...(word && { filterText: word }) };
  const { data = [], isFetching } = useQuery({
    queryKey: ['bookableCaseManagers', query],
    enabled: companyId !== null,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await api.get<{ items: CaseManager[] }>(bookableCaseManagers.path, query, signal)).items,
  });
  const options = data.map((one) => ({
    value: one.id,
    label: `${one.displayName} (${one.company})`,
  }));
  const known = references.find((one) => one.id === value);
  const isListed = options.some((option) => option.value === value);
  return (
    <div className="labelled" data-invalid={error ? true : undefined}>
      <label htmlFor={id}>{labelledField(bookSlot, 'caseManagerId').label}</label>
      <Select
        id={id}
        allowClear
        disabled={companyId === null}
        placeholder={companyId === null ? 'Choose the company first' : ''}
        showSearch={{ filterOption: false, onSearch: setWord }}
        loading={isFetching}
        value={value}
        options={
          known && !isListed ? [{ value: known.id, label: known.displayName }, ...options] : options
        }
        onChange={(next: string | undefined) => onChange(next ?? null)}
      />
      {error && (
        <p className="labelled-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
