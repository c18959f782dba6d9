import { Notice, TabLink } from '#kernel/web';
import { markOf } from '../../domain/index.ts';

export type Missing = { readonly label: string; readonly opens: string | null };

type Props = { readonly missing: readonly Missing[]; readonly words: string };

/** What the record does not say, with the way to its field, until it is filled in by hand. */
export function MissingValues({ missing, words }: Props) {
  const left = missing.filter(({ label }) => words.includes(markOf(label)));
  if (!left.length) return null;
  return (
    <Notice tone="warning" title="This email cannot leave yet. The record does not say:">
      <ul aria-label="Missing values">
        {left.map(({ label, opens }) => (
          <li key={label}>{opens ? <TabLink to={opens}>{label}</TabLink> : label}</li>
        ))}
      </ul>
      <p>Fill it in on the record, or write it in place of its mark.</p>
    </Notice>
  );
}
