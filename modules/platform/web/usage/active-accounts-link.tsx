import { Navigate } from 'react-router';

/** what is counted cannot be added. */
export default function ToActiveAccounts() {
  return <Navigate to="/view/monthly-active-accounts" replace />;
}
