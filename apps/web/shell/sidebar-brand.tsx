import { logoColour, useBrowserSetting, useSession } from '#kernel/web';
import { editionCode, isWebAddress } from '#platform/domain';
import type { ReactNode } from 'react';

const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

const file = (name: string) => `/files/${encodeURIComponent(name)}`;

/** B-008, B-043, B-386, B-387. */
export function SidebarBrand({ isNarrow }: { isNarrow: boolean }) {
  const { tenant } = useSession();
  return (
    <div className="sidebar-brand">
      <Website>
        <Logo isNarrow={isNarrow} />
      </Website>
      <p className="sidebar-head">
        <strong>{editionCode(tenant.editionName)}</strong> {tenant.name}
      </p>
    </div>
  );
}

function Logo({ isNarrow }: { isNarrow: boolean }) {
  const { tenant } = useSession();
  const [choice] = useBrowserSetting(logoColour);
  const { Logo: logo, SecondaryLogo: short, LogoBackgroundColor: colour } = tenant.extraProperties;
  const name = tenant.extraProperties.CustomerName ?? tenant.name;
  const image = isNarrow ? (short ?? logo) : (logo ?? short);
  const style = choice === 'tenant' && colour ? { background: colour } : {};
  if (image) return <img className="sidebar-logo" src={file(image)} alt={name} style={style} />;
  return (
    <span className="sidebar-monogram" style={style} role="img" aria-label={name}>
      {initials(name)}
    </span>
  );
}

function Website({ children }: { children: ReactNode }) {
  const { Website: website } = useSession().tenant.extraProperties;
  if (!website || !isWebAddress(website)) return children;
  return (
    <a className="sidebar-website" href={website} target="_blank" rel="noreferrer noopener">
      {children}
    </a>
  );
}
