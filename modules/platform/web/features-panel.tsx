import { api, saved, StatusChip, toast, toastFailure } from '#kernel/web';
import { useQueryClient } from '@tanstack/react-query';
import { Input, Segmented, Skeleton } from 'antd';
import { useState } from 'react';
import { featureGroups, featuresWithoutEffect, featureWords } from '../domain/index.ts';
import type { FeatureSource } from '../domain/index.ts';
import { Failure } from './parts/failure.tsx';
import './parts/host.css';
import { useGet } from './parts/use-get.ts';

type FeatureRow = { name: string; key: string; value: string; source: FeatureSource };
type Choice = 'True' | 'False' | 'inherit';
type Props = { path: string; level: 'tenant' | 'edition'; mayChange: boolean };

/** Tenant over edition over default; the source says which of them speaks. */
export default function FeaturesPanel({ path, level, mayChange }: Props) {
  const queries = useQueryClient();
  const [search, setSearch] = useState('');
  const { data, error, refetch } = useGet<{ items: FeatureRow[] }>(path);

  const set = async (key: string, choice: Choice) => {
    try {
      await api.put(path, { features: { [key]: choice === 'inherit' ? null : choice } });
      toast.success(saved.section);
    } catch (failure) {
      toastFailure(failure);
    }
    await queries.invalidateQueries({ queryKey: ['host', path] });
  };

  if (error) return <Failure error={error} again={refetch} />;
  if (!data) return <Skeleton active />;
  const isMeant = ({ name }: FeatureRow) =>
    featureWords(name).toLowerCase().includes(search.trim().toLowerCase());
  const groups = featureGroups.map(({ title, features }) => ({
    title,
    rows: data.items.filter((row) => features.includes(row.name) && isMeant(row)),
  }));
  const on = data.items.filter((row) => row.value === 'True').length;

  return (
    <>
      <div className="toolbar">
        <Input.Search
          aria-label="Search features"
          className="host-search"
          allowClear
          placeholder="Search features"
          onChange={(event) => setSearch(event.target.value)}
        />
        <span className="soft">
          {on} of {data.items.length} on
        </span>
      </div>
      <div className="feature-groups">
        {groups
          .filter(({ rows }) => rows.length > 0)
          .map(({ title, rows }) => (
            <fieldset key={title} className="feature-group">
              <legend>{title}</legend>
              {rows.map((row) => (
                <Feature
                  key={row.key}
                  row={row}
                  level={level}
                  set={mayChange ? (choice) => void set(row.key, choice) : null}
                />
              ))}
            </fieldset>
          ))}
      </div>
    </>
  );
}

type FeatureProps = {
  row: FeatureRow;
  level: Props['level'];
  set: ((choice: Choice) => void) | null;
};

function Feature({ row, level, set }: FeatureProps) {
  const words = featureWords(row.name);
  return (
    <div className="feature-row" role="group" aria-label={words}>
      <span className="host-two-lines">
        <span>{words}</span>
        <span>
          <StatusChip tone={row.value === 'True' ? 'success' : 'neutral'}>
            {row.value === 'True' ? 'On' : 'Off'}
          </StatusChip>
          by {row.source}
          {featuresWithoutEffect.includes(row.name) && '. Changes nothing yet.'}
        </span>
      </span>
      <Segmented<Choice>
        size="small"
        aria-label={`${words} of this ${level}`}
        disabled={!set}
        value={row.source === level ? (row.value as Choice) : 'inherit'}
        options={[
          { value: 'inherit', label: level === 'tenant' ? 'Edition' : 'Default' },
          { value: 'True', label: 'On' },
          { value: 'False', label: 'Off' },
        ]}
        onChange={(choice) => set?.(choice)}
      />
    </div>
  );
}
