import {
  api,
  confirm,
  Dialog,
  EmptyState,
  InputForm,
  StatusChip,
  TableFrame,
  toast,
} from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import {
  claimSignInDomain,
  domainStates,
  proveSignInDomain,
  removeSignInDomain,
} from '../../domain/index.ts';
import type { SignInProvider } from '../../domain/index.ts';
import { attempt } from './attempt.ts';

type Domain = SignInProvider['domains'][number];
type Props = { domains: readonly Domain[]; changed: () => Promise<void> };

const heads = ['Domain', 'State', 'Record of the DNS that proves it', ''];

/** Addresses of these domains lead to the provider, once they are proven. */
export function MailDomains({ domains, changed }: Props) {
  const [isAdding, setAdding] = useState(false);
  const add = async (changes: Record<string, unknown>) => {
    await api.post(claimSignInDomain.path, changes);
    toast.success('The domain is listed. Prove it with the record of the DNS.');
    setAdding(false);
    await changed();
  };
  return (
    <section className="card" aria-label="Mail domains">
      <h2>Mail domains</h2>
      {domains.length ? (
        <TableFrame label="Mail domains" heads={heads}>
          {domains.map((domain) => (
            <DomainLine key={domain.id} domain={domain} changed={changed} />
          ))}
        </TableFrame>
      ) : (
        <EmptyState
          title="No mail domain yet"
          text="Add the domain of your addresses, and prove that it is yours."
        />
      )}
      <div className="form-end">
        <Button onClick={() => setAdding(true)}>Add a domain</Button>
      </div>
      {isAdding && (
        <Dialog kind="confirm" title="Add a mail domain" close={() => setAdding(false)}>
          <InputForm fields={claimSignInDomain.input} start={{}} save={add} saveText="Add" />
        </Dialog>
      )}
    </section>
  );
}

const provenBy: Readonly<Record<string, string>> = { dns: ' by the DNS', host: ' by the host' };

function DomainLine({ domain, changed }: { domain: Domain; changed: () => Promise<void> }) {
  const pathOf = (path: string) => path.replace('{domainId}', domain.id);
  const prove = () =>
    attempt(
      () => api.put(pathOf(proveSignInDomain.path), {}),
      `${domain.domain} is proven.`,
      changed,
    );
  const remove = async () => {
    const text = `Give up ${domain.domain}? Nobody with an address of it signs in by the provider for the first time any more.`;
    if (!(await confirm({ text, yes: 'Give up', isDanger: true }))) return;
    await attempt(
      () => api.delete(pathOf(removeSignInDomain.path)),
      `${domain.domain} is given up.`,
      changed,
    );
  };
  const isProven = domain.state === 'proven';
  return (
    <tr>
      <td>{domain.domain}</td>
      <td>
        <StatusChip tone={isProven ? 'success' : 'warning'}>
          {domainStates[domain.state]}
        </StatusChip>
        {isProven && (provenBy[domain.provenBy ?? ''] ?? '')}
      </td>
      <td>{isProven ? '–' : `TXT ${domain.recordName} = ${domain.recordText}`}</td>
      <td>
        {!isProven && (
          <Button size="small" aria-label={`Check: ${domain.domain}`} onClick={() => void prove()}>
            Check
          </Button>
        )}{' '}
        <Button
          size="small"
          danger
          aria-label={`Give up: ${domain.domain}`}
          onClick={() => void remove()}
        >
          Give up
        </Button>
      </td>
    </tr>
  );
}
