import { BgColorsOutlined, LogoutOutlined, RollbackOutlined } from '@ant-design/icons';
import { revertImpersonation, useSession } from '#kernel/web';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { setThemeDialog } from './theme-dialog-state.ts';

/** Without a tab; a click with a modifier key still opens the address. */
function openDialog(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  setThemeDialog(true);
}

/** B-048. */
export function SidebarFooter() {
  const { profile } = useSession();
  return (
    <div className="sidebar-footer">
      <Link className="sidebar-row" to="/view/theme-settings" onClick={openDialog}>
        <BgColorsOutlined className="sidebar-icon" aria-hidden />
        <span className="sidebar-label">Theme Settings</span>
      </Link>
      <Link className="sidebar-row" to="/view/logout">
        <LogoutOutlined className="sidebar-icon" aria-hidden />
        <span className="sidebar-label">Logout</span>
      </Link>
      {profile.impersonatorId && (
        <button type="button" className="sidebar-row revoke" onClick={revertImpersonation}>
          <RollbackOutlined className="sidebar-icon" aria-hidden />
          <span className="sidebar-label">REVOKE</span>
        </button>
      )}
    </div>
  );
}
