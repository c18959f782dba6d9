import { useSession } from '#kernel/web';
import { inWords, vocabularyOf } from '../../domain/index.ts';
import { MonthlyCounts } from './monthly-counts.tsx';

/** R-043, S-060; B-009: the tenant says whether it sees claimants or clients. */
export default function ActiveClients() {
  const { tenant } = useSession();
  const vocabulary = vocabularyOf(tenant.settings['ICS.Vocabulary']);
  const say = (text: string) => inWords(text, vocabulary);
  return (
    <MonthlyCounts
      title={say('Monthly active clients')}
      text={say(
        'A client counts in every month in which they have an appointment, or in which their record or the status of a case of theirs was changed.',
      )}
      path="/app/monthly-active-accounts"
      counts={say('Number of active clients')}
    />
  );
}
