import { api, panelText, saved, StatusChip, toast, toastFailure } from '#kernel/web';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Segmented, Table } from 'antd';
import type { FeatureSource } from '../domain/index.ts';

type FeatureRow = { name: string; key: string; value: string; source: FeatureSource };
type Choice = 'True' | 'False' | 'inherit';
type Props = { path: string; level: 'tenant' | 'edition'; mayChange: boolean };

const wording = (name: string) => name.replace(/([a-z])([A-Z])/g, '$1 $2');

/** Tenant over edition over default; the source says which of them speaks. */
export function FeaturesPanel({ path, level, mayChange }: Props) {
  const queries = useQueryClient();
  const queryKey = ['features', path];
  const { data, error, isPending } = useQuery({
    queryKey,
    staleTime: 0,
    queryFn: ({ signal }) => api.get<{ items: FeatureRow[] }>(path, undefined, signal),
  });

  const set = async (key: string, choice: Choice) => {
    try {
      await api.put(path, { features: { [key]: choice === 'inherit' ? null : choice } });
      toast.success(saved.section);
    } catch (failure) {
      toastFailure(failure);
    }
    await queries.invalidateQueries({ queryKey });
  };

  if (error) return <Alert type="error" title={panelText(error)} />;
  const inherited = level === 'tenant' ? 'Edition' : 'Default';
  return (
    <Table<FeatureRow>
      size="small"
      rowKey="key"
      loading={isPending}
      pagination={false}
      dataSource={data?.items ?? []}
      columns={[
        { title: 'Feature', render: (_, row) => wording(row.name) },
        {
          title: 'Value',
          width: 90,
          render: (_, row) =>
            row.value === 'True' ? (
              <StatusChip tone="success">On</StatusChip>
            ) : (
              <StatusChip>Off</StatusChip>
            ),
        },
        { title: 'Decided by', width: 120, dataIndex: 'source' },
        {
          title: `Of this ${level}`,
          width: 240,
          render: (_, row) => (
            <Segmented<Choice>
              size="small"
              disabled={!mayChange}
              value={row.source === level ? (row.value as Choice) : 'inherit'}
              options={[
                { value: 'inherit', label: inherited },
                { value: 'True', label: 'On' },
                { value: 'False', label: 'Off' },
              ]}
              onChange={(choice) => void set(row.key, choice)}
            />
          ),
        },
      ]}
    />
  );
}
