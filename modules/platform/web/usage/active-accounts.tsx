import { Link } from 'react-router';
import { monthText } from '../../domain/index.ts';
import { MonthlyCounts } from './monthly-counts.tsx';

/** */
export default function ActiveAccounts() {
  return (
    <MonthlyCounts
      title="Monthly Active Accounts"
      tabTitle="Monthly Active Account List"
      text="An account counts in every month in which somebody signed in with it."
      path="/app/monthly-active-accounts/sign-ins"
      counts="Number of active accounts"
      month={({ id, month, count }) =>
        count ? (
          <Link to={`/view/monthly-active-accounts/detail/${id}`}>{monthText(month)}</Link>
        ) : (
          monthText(month)
        )
      }
    />
  );
}
