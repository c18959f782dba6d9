import { EmptyState } from '#kernel/web';
import { lineDifference } from './line-difference.ts';
import type { Words } from './use-template.ts';

const whole = ({ subject, templateContent }: Words): string => `${subject}\n${templateContent}`;

/** The default at the left, the words that are being written at the right. */
export function Difference({ before, after }: { before: Words; after: Words }) {
  const rows = lineDifference(whole(before), whole(after));
  if (rows.every(({ isSame }) => isSame)) {
    return <EmptyState title="These are the default words." />;
  }
  return (
    <table className="template-difference">
      <thead>
        <tr>
          <th scope="col">Default</th>
          <th scope="col">This template</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ before: left, after: right, isSame }, index) => (
          <tr key={index} className={isSame ? undefined : 'is-different'}>
            <td className={left === null ? 'is-none' : undefined}>{left}</td>
            <td className={right === null ? 'is-none' : undefined}>{right}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
