import { signOut } from '#kernel/web';
import { useEffect } from 'react';

export default function Logout() {
  useEffect(() => void signOut(), []);
  return <p className="page soft">Signing out…</p>;
}
