import { api, Dialog, InputForm, saved, StatusChip, toast } from '#kernel/web';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { practiceSystems, savePmsConfig } from '../../domain/index.ts';

type Config = {
  system: keyof typeof practiceSystems | null;
  companyPMSId: string | null;
  clientId: string | null;
  hasClientSecret: boolean;
  isEnabled: boolean;
};

type Props = { company: { id: string; can?: readonly string[] } };

const Fact = ({ label, value }: { label: string; value: React.ReactNode }) => (
  <div className="field">
    <dt>{label}</dt>
    <dd>{value || '–'}</dd>
  </div>
);

/** C-199, C-200. What was typed as the secret never comes back to a browser. */
export function PmsConfig({ company }: Props) {
  const [isOpen, setOpen] = useState(false);
  const queries = useQueryClient();
  const path = `/app/companies/${company.id}/pms-config`;
  const { data, isError } = useQuery({
    queryKey: ['pms-config', company.id],
    queryFn: ({ signal }) => api.get<Config>(path, {}, signal),
  });
  if (isError) return <p className="soft">The configuration could not be loaded.</p>;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;

  const save = async (changes: Record<string, unknown>) => {
    const { system, companyPMSId, clientId, isEnabled } = data;
    await api.post(path, { system, companyPMSId, clientId, isEnabled, ...changes });
    toast.success(saved.section);
    setOpen(false);
    await queries.invalidateQueries({ queryKey: ['pms-config', company.id] });
  };

  return (
    <>
      {data.system ? (
        <dl className="values">
          <Fact label="System" value={practiceSystems[data.system]} />
          <Fact label="Company number in the system" value={data.companyPMSId} />
          <Fact label="Client id" value={data.clientId} />
          <Fact label="Client secret" value={data.hasClientSecret ? 'Kept, never shown' : 'None'} />
          <Fact
            label="State"
            value={
              <StatusChip tone={data.isEnabled ? 'success' : 'neutral'}>
                {data.isEnabled ? 'Enabled' : 'Off'}
              </StatusChip>
            }
          />
        </dl>
      ) : (
        <p className="soft">Matters of this company are not exchanged with its own system.</p>
      )}
      {company.can?.includes(savePmsConfig.ability) && (
        <p className="mini-more">
          <Button size="small" onClick={() => setOpen(true)}>
            {data.system ? 'Change' : 'Set up'}
          </Button>
        </p>
      )}
      {isOpen && (
        <Dialog kind="confirm" title="Practice management system" close={() => setOpen(false)}>
          <InputForm fields={savePmsConfig.input} start={data} save={save} />
        </Dialog>
      )}
    </>
  );
}
