import './unreadable-note.css';

/** Said under an input as soon as it is left with something that is no date or time. */
export const UnreadableNote = ({ text }: { text: string | null }) =>
  text && (
    <p className="unreadable-note" role="alert">
      {text}
    </p>
  );
