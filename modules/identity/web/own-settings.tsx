import type { Choices } from '#kernel/domain';
import { choice } from '#kernel/domain';
import { api, InputForm, panelText, saved, toast, useReloadSession } from '#kernel/web';
import { tenantSettings } from '#platform/domain';
import type { SettingKey } from '#platform/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';

type Answer = { settings: Readonly<Record<string, string>> };

const fieldOf = (key: SettingKey) => {
  const row: { label: string; default: string; choices?: Choices } = tenantSettings[key];
  return choice(row.label, row.choices ?? {}, { required: true });
};

/** A form names its fields by plain words: dots would mean parts of a value. */
const nameOf = (key: SettingKey) => key.replaceAll('.', '');

/** B-392. */
export function OwnSettings({ keys }: { keys: readonly SettingKey[] }) {
  const queries = useQueryClient();
  const reloadSession = useReloadSession();
  const { data, error } = useQuery({
    queryKey: ['system-config'],
    queryFn: ({ signal }) => api.get<Answer>('/app/system-config', undefined, signal),
  });

  const save = async (changes: Record<string, unknown>) => {
    const changed = keys.filter((key) => nameOf(key) in changes);
    const settings = Object.fromEntries(changed.map((key) => [key, changes[nameOf(key)]]));
    await api.put('/app/system-config', { settings });
    toast.success(saved.section);
    await queries.invalidateQueries({ queryKey: ['system-config'] });
    await reloadSession();
  };

  if (error) return <Alert type="error" title={panelText(error)} />;
  if (!data) return <Skeleton active />;
  return (
    <section className="card">
      <InputForm
        fields={Object.fromEntries(keys.map((key) => [nameOf(key), fieldOf(key)]))}
        start={Object.fromEntries(keys.map((key) => [nameOf(key), data.settings[key]]))}
        save={save}
      />
    </section>
  );
}
