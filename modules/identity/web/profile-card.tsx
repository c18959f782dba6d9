import { choice, dateFormatChoices, phone, text } from '#kernel/domain';
import { api, InputForm, saved, toast, useReloadSession, useSession } from '#kernel/web';
import { roles as roleLabels } from '#platform/domain';
import { identityAddresses } from './addresses.ts';

const labels: Readonly<Record<string, string>> = roleLabels;

/** What users may change about themselves. */
const fields = {
  title: text('Title', { max: 20 }),
  firstName: text('First name', { required: true, max: 100 }),
  lastName: text('Last name', { required: true, max: 100 }),
  phone: phone('Phone'),
  dateFormat: choice('Date format', dateFormatChoices),
};

export function ProfileCard() {
  const { profile, tenant } = useSession();
  const reloadSession = useReloadSession();
  const facts = {
    'User name': profile.userName,
    Email: profile.email,
    Roles: profile.roles.map(({ name }) => labels[name] ?? name).join(', '),
    Organisation: tenant.name,
    Edition: tenant.editionName,
  };

  const save = async (changes: Record<string, unknown>) => {
    await api.put(identityAddresses.profile, changes);
    toast.success(saved.section);
    await reloadSession();
  };

  return (
    <>
      <section className="card" aria-label="Account">
        <dl className="values">
          {Object.entries(facts).map(([label, value]) => (
            <div key={label} className="field">
              <dt>{label}</dt>
              <dd>{value || '–'}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="card" aria-label="My Profile">
        <InputForm fields={fields} start={profile} save={save} />
      </section>
    </>
  );
}
