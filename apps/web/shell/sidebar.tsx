import { openLists, revertImpersonation, useSession } from '#kernel/web';
import { editionCode } from '#platform/domain';
import { NavLink } from 'react-router';

const titled = (module: string) => module.charAt(0).toUpperCase() + module.slice(1);

export function Sidebar() {
  const { actor, tenant, profile } = useSession();
  return (
    <nav className="sidebar" aria-label="Main">
      <p className="sidebar-head">
        <strong>{editionCode(tenant.editionName)}</strong> {tenant.name}
      </p>
      <NavLink to="/view/dashboard">Dashboard</NavLink>
      {openLists(actor).map(({ module, lists }) => (
        <details key={module} open>
          <summary>{titled(module)}</summary>
          {lists.map((resource) => (
            <NavLink key={resource.name} to={`/view/${resource.segment}`}>
              {resource.label[1]}
            </NavLink>
          ))}
        </details>
      ))}
      <span className="spring" />
      <NavLink to="/view/logout">Logout</NavLink>
      {profile.impersonatorId && (
        <button type="button" className="revoke" onClick={revertImpersonation}>
          REVOKE
        </button>
      )}
    </nav>
  );
}
