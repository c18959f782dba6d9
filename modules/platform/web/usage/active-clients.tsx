import { MonthlyCounts } from './monthly-counts.tsx';

/** R-043, S-060. */
export default function ActiveClients() {
  return (
    <MonthlyCounts
      title="Monthly active clients"
      text="A client counts in every month in which a record of theirs was added or changed."
      path="/app/monthly-active-accounts"
      counts="Number of active clients"
    />
  );
}
