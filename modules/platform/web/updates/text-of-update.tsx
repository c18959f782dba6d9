import { textBlocks } from '../../domain/index.ts';

/** Nothing of it is ever read as markup. */
export const TextOfUpdate = ({ text }: { text: string }) => (
  <div className="news-text">
    {textBlocks(text).map((block, at) =>
      block.kind === 'points' ? (
        <ul key={at}>
          {block.points.map((point, index) => (
            <li key={index}>{point}</li>
          ))}
        </ul>
      ) : block.kind === 'heading' ? (
        <h3 key={at}>{block.text}</h3>
      ) : (
        <p key={at}>{block.text}</p>
      ),
    )}
  </div>
);
