import { formatMoney } from '#kernel/domain';
import { useSession } from '#kernel/web';
import { Alert } from 'antd';
import { disagreementSentence } from '../../domain/index.ts';
import type { ShownPicture } from '../../domain/index.ts';

/** One sentence for each, to be read aloud to whoever mends it. */
export function Disagreements({ disagreements }: Pick<ShownPicture, 'disagreements'>) {
  const { currency } = useSession();
  const sentences = disagreements.map((one) =>
    disagreementSentence(one, (amount) => formatMoney(amount, currency)),
  );
  return (
    <Alert
      type="warning"
      showIcon
      className="case-money-overview-alert"
      title={
        <ul className="case-money-overview-sentences">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      }
    />
  );
}
