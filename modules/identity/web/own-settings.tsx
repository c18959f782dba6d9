import { formatDate } from '#kernel/domain';
import type { Choices } from '#kernel/domain';
import { api, panelText, saved, toast, toastFailure, useReloadSession } from '#kernel/web';
import { tenantSettings } from '#platform/domain';
import type { SettingKey } from '#platform/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Select, Skeleton } from 'antd';
import { useId } from 'react';

type Answer = { settings: Readonly<Record<string, string>> };

const formats = ['DD MMM YYYY', 'DD/MM/YYYY', 'D MMMM YYYY', 'MM/DD/YYYY', 'YYYY-MM-DD'];
const dateFormats: Choices = Object.fromEntries(
  formats.map((format) => [format, `${format} (${formatDate('2026-03-05', format)})`]),
);

const choicesOf = (key: SettingKey): Choices => {
  const row: { default: string; choices?: Choices } = tenantSettings[key];
  return row.choices ?? dateFormats;
};

/** B-392. */
export function OwnSettings({ keys }: { keys: readonly SettingKey[] }) {
  const queries = useQueryClient();
  const reloadSession = useReloadSession();
  const { data, error } = useQuery({
    queryKey: ['system-config'],
    queryFn: ({ signal }) => api.get<Answer>('/app/system-config', undefined, signal),
  });

  const save = async (key: SettingKey, value: string) => {
    try {
      await api.put('/app/system-config', { settings: { [key]: value } });
      toast.success(saved.section);
      await queries.invalidateQueries({ queryKey: ['system-config'] });
      await reloadSession();
    } catch (failure) {
      toastFailure(failure);
    }
  };

  if (error) return <Alert type="error" title={panelText(error)} />;
  if (!data) return <Skeleton active />;
  return (
    <section className="card">
      <div className="values">
        {keys.map((key) => (
          <Setting
            key={key}
            label={tenantSettings[key].label}
            choices={choicesOf(key)}
            value={data.settings[key] ?? tenantSettings[key].default}
            onChange={(value) => void save(key, value)}
          />
        ))}
      </div>
    </section>
  );
}

type SettingProps = {
  label: string;
  choices: Choices;
  value: string;
  onChange: (value: string) => void;
};

function Setting({ label, choices, value, onChange }: SettingProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        value={value}
        options={Object.entries(choices).map(([key, text]) => ({ value: key, label: text }))}
        onChange={onChange}
      />
    </div>
  );
}
