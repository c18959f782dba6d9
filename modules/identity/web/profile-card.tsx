import { formatPhone } from '#kernel/domain';
import { useSession } from '#kernel/web';
import { roles as roleLabels } from '#platform/domain';

const labels: Readonly<Record<string, string>> = roleLabels;

export function ProfileCard() {
  const { profile, tenant } = useSession();
  const rows = {
    Title: profile.title,
    'First name': profile.firstName,
    'Last name': profile.lastName,
    'User name': profile.userName,
    Email: profile.email,
    Phone: formatPhone(profile.phone),
    Roles: profile.roles.map(({ name }) => labels[name] ?? name).join(', '),
    Organisation: tenant.name,
    Edition: tenant.editionName,
  };
  return (
    <section className="card" aria-label="My Profile">
      <dl className="values">
        {Object.entries(rows).map(([label, value]) => (
          <div key={label} className="field">
            <dt>{label}</dt>
            <dd>{value || '–'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
