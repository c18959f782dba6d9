import { Navigate } from 'react-router';

/** settings are one page; nothing is added and nothing stands alone. */
export default function ToSystemConfig() {
  return <Navigate to="/view/system-config" replace />;
}
