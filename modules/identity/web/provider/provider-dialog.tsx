import { choice, rows, text } from '#kernel/domain';
import { api, Dialog, InputForm, toast } from '#kernel/web';
import { saveSignInProvider } from '../../domain/index.ts';
import type { SignInProvider } from '../../domain/index.ts';

type Props = { state: SignInProvider; close: () => void; done: () => Promise<void> };

const sections = {
  Connection: ['label', 'issuer', 'clientId', 'clientSecret'],
  'Signing in': ['isRequired', 'trustsFactor'],
  'New accounts': ['createsAccounts', 'roleClaim', 'roleRules', 'defaultRoleId'],
} as const;

/** The fields of the call, with the roles of this practice to choose from. */
function fieldsFor(roles: SignInProvider['roles']) {
  const choices = Object.fromEntries(roles.map(({ id, displayName }) => [id, displayName]));
  return {
    ...saveSignInProvider.input,
    roleRules: rows('Roles by group', {
      value: text('Group', { required: true, max: 300 }),
      roleId: choice('Role', choices, { required: true }),
    }),
    defaultRoleId: choice('Role of all others', choices, { hint: 'Empty: nobody else gets in.' }),
  };
}

export function ProviderDialog({ state, close, done }: Props) {
  const { provider, roles } = state;
  const start = {
    label: provider?.label ?? '',
    issuer: provider?.issuer ?? '',
    clientId: provider?.clientId ?? '',
    isRequired: provider?.isRequired ?? false,
    trustsFactor: provider?.trustsFactor ?? false,
    createsAccounts: provider?.createsAccounts ?? false,
    defaultRoleId: provider?.defaultRoleId ?? null,
    roleClaim: provider?.roleClaim ?? 'groups',
    roleRules: (provider?.roleRules ?? []).map(({ value, roleId }) => ({ value, roleId })),
  };
  const save = async (changes: Record<string, unknown>) => {
    await api.put(saveSignInProvider.path, { ...start, ...changes });
    toast.success('The provider is connected.');
    await done();
  };
  return (
    <Dialog kind="summary" title="Connect the sign-in provider" close={close}>
      <p className="soft">
        Any OpenID Connect provider: Microsoft Entra, Google, Okta and others. The issuer is asked
        when you save.
      </p>
      <InputForm fields={fieldsFor(roles)} start={start} save={save} sections={sections} />
    </Dialog>
  );
}
