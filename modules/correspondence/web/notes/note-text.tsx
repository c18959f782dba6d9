import { spansIn } from '../../domain/index.ts';
import type { Mentioned } from '../../domain/index.ts';

type Props = { text: string; people: readonly Mentioned[] };

/** Plain text, in which the names of mentioned people stand out. */
export const NoteText = ({ text, people }: Props) => (
  <p className="note-text">
    {spansIn(text, people).map((span, place) =>
      span.person ? (
        <b key={`${place} ${span.person.id}`} className="note-mention">
          {span.text}
        </b>
      ) : (
        <span key={`${place} text`}>{span.text}</span>
      ),
    )}
  </p>
);
