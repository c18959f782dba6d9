import { formatDateTime } from '#kernel/domain';
import { api, confirm, StatusChip, useSession } from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import { switchSignInProvider, testSignInProvider } from '../../domain/index.ts';
import type { SignInProvider } from '../../domain/index.ts';
import { attempt } from './attempt.ts';
import { ProviderDialog } from './provider-dialog.tsx';

type Props = { state: SignInProvider; changed: () => Promise<void> };
type Provider = NonNullable<SignInProvider['provider']>;

const words = (provider: Provider | null) => {
  if (!provider) return { tone: 'neutral', text: 'Not connected' } as const;
  if (!provider.isOn) return { tone: 'neutral', text: 'Switched off' } as const;
  return provider.testFailure
    ? ({ tone: 'danger', text: 'Failing' } as const)
    : ({ tone: 'success', text: 'Connected' } as const);
};

async function turnOff({ label, liveSessions }: Provider): Promise<boolean> {
  const who = liveSessions === 1 ? '1 person is' : `${liveSessions} people are`;
  const text = `Switch off the sign-in with ${label}? ${who} signed in by it; they are signed out at once. Whoever has no password can ask for one with "Forgot your password?".`;
  return confirm({ text, yes: 'Switch off', isDanger: true });
}

export function ProviderCard({ state, changed }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { provider } = state;
  const test = () =>
    attempt(() => api.post(testSignInProvider.path, {}), 'The connection was tested.', changed);
  const turn = async () => {
    if (!provider) return;
    const isOn = !provider.isOn;
    if (!isOn && !(await turnOff(provider))) return;
    const done = isOn ? 'It is switched on.' : 'It is switched off.';
    await attempt(() => api.put(switchSignInProvider.path, { isOn }), done, changed);
  };
  return (
    <section className="card" aria-label="Provider">
      <h2>Provider</h2>
      <Facts state={state} />
      <p className="mini-more toolbar">
        {provider && (
          <>
            <Button size="small" onClick={() => void test()}>
              Test connection
            </Button>
            <Button size="small" danger={provider.isOn} onClick={() => void turn()}>
              {provider.isOn ? 'Switch off' : 'Switch on'}
            </Button>
          </>
        )}
        <Button size="small" type={provider ? 'default' : 'primary'} onClick={() => setOpen(true)}>
          {provider ? 'Change' : 'Connect'}
        </Button>
      </p>
      {isOpen && (
        <ProviderDialog
          state={state}
          close={() => setOpen(false)}
          done={async () => {
            setOpen(false);
            await changed();
          }}
        />
      )}
    </section>
  );
}

function Facts({ state: { provider, redirectAddress, roles } }: { state: SignInProvider }) {
  const { zone, dateFormat } = useSession();
  const { tone, text } = words(provider);
  const nameOf = (id: string) => roles.find((role) => role.id === id)?.displayName ?? 'a role';
  const newAccounts = () => {
    if (!provider?.createsAccounts) return 'Are not made: an administrator adds people';
    const byGroup = provider.roleRules.map(({ value, roleId }) => `${value}: ${nameOf(roleId)}`);
    const others = provider.defaultRoleId ? nameOf(provider.defaultRoleId) : 'nobody';
    return [...byGroup, `others: ${others}`].join('; ');
  };
  const tested = provider?.testedAt && formatDateTime(provider.testedAt, zone, dateFormat);
  const facts = [
    [
      'State',
      <StatusChip key="state" tone={tone}>
        {text}
      </StatusChip>,
    ],
    ['Redirect address to enter there', redirectAddress],
    ...(provider
      ? ([
          ['Name', provider.label],
          ['Issuer', provider.isSimulated ? 'The simulated provider of the demo' : provider.issuer],
          ['Client id', provider.clientId],
          ['Client secret', 'Kept, never shown'],
          ['Required', provider.isRequired ? 'Yes, instead of passwords' : 'No'],
          ['Second factor', provider.trustsFactor ? 'It asks for one itself' : 'Asked for here'],
          ['New accounts', newAccounts()],
          ['Signed in by it now', String(provider.liveSessions)],
          ['Last test', provider.testFailure ?? (tested ? `Worked, ${tested}` : null)],
        ] as const)
      : []),
  ] as const;
  return (
    <dl className="values">
      {facts.map(([label, value]) => (
        <div className="field" key={label}>
          <dt>{label}</dt>
          <dd>{value || '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
