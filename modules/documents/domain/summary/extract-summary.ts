import { wordsOf } from '../search/words-of.ts';
import type { Sentence } from './sentences.ts';

const emptyWords = new Set(
  'a an and are as at be been but by did do does for from had has have he her his i in is it its me my no not of on or our she so than that the their them then there these they this to was we were which who will with would you your'.split(
    ' ',
  ),
);

/** What a medico-legal report is read for. */
const tellingWords =
  /\b(?:opinion|diagnos\w+|conclu\w+|impairment|prognosis|injur\w+|fracture\w*|treatment|surgery|capacity|caus\w+|recommend\w*|restrict\w+|permanent|whole person|accident|symptom\w*|examin\w+|history)\b/i;

const words = { least: 6, most: 60 };

type Scored = { readonly at: number; readonly words: ReadonlySet<string>; readonly score: number };

function frequencies(sentences: readonly Sentence[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of sentences) {
    for (const word of new Set(wordsOf(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

function scored(sentences: readonly Sentence[]): Scored[] {
  const counts = frequencies(sentences);
  return sentences.flatMap(({ text }, at): Scored[] => {
    const all = wordsOf(text);
    if (all.length < words.least || all.length > words.most) return [];
    const kept = new Set(all.filter((word) => word.length > 2 && !emptyWords.has(word)));
    const weight = [...kept].reduce((sum, word) => sum + Math.log1p(counts.get(word) ?? 0), 0);
    const isTelling = tellingWords.test(text);
    // Headings in capitals and rows of figures say little by themselves.
    const letters = text.replace(/[^\p{Ll}]/gu, '').length / text.length;
    const score = (weight / Math.sqrt(all.length)) * (isTelling ? 1.6 : 1) * letters;
    return [{ at, words: kept, score }];
  });
}

const isAlike = (one: Scored, other: Scored): boolean => {
  const shared = [...one.words].filter((word) => other.words.has(word)).length;
  return shared / Math.max(1, one.words.size + other.words.size - shared) > 0.6;
};

/**
 * Sentences that stand in the document word for word: those whose words it uses most, none twice, in
 * the order of reading.
 */
export function extractSummary(sentences: readonly Sentence[], most = 10): Sentence[] {
  const chosen: Scored[] = [];
  for (const next of scored(sentences).toSorted((a, b) => b.score - a.score || a.at - b.at)) {
    if (chosen.length >= most) break;
    if (!chosen.some((one) => isAlike(one, next))) chosen.push(next);
  }
  const best = chosen.toSorted((a, b) => a.at - b.at).flatMap(({ at }) => sentences[at] ?? []);
  return best.length ? best : sentences.slice(0, most);
}
