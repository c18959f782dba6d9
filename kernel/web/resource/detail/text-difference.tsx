import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { foldUnchanged, wordDifference } from './word-difference.ts';
import './text-difference.css';

type Props = { before: string; after: string };

/** One text with what was taken out and what was put in; long stretches between are folded. */
export function TextDifference({ before, after }: Props) {
  const [isWhole, setWhole] = useState(false);
  const whole = useMemo(() => wordDifference(before, after), [before, after]);
  const folded = useMemo(() => foldUnchanged(whole), [whole]);
  const isFolded = folded.some(({ text }, place) => text !== whole[place]?.text);
  return (
    <div className="text-difference">
      {(isWhole ? whole : folded).map(({ kind, text }, place) => {
        // The parts of one difference never change their order.
        const key = `${place} ${kind}`;
        if (kind === 'same') return <span key={key}>{text}</span>;
        if (kind === 'removed') return <del key={key}>{text}</del>;
        return <ins key={key}>{text}</ins>;
      })}
      {isFolded && (
        <Button type="link" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show changes only' : 'Show the whole text'}
        </Button>
      )}
    </div>
  );
}
