import { api } from '#kernel/web';
import type { StatisticAnswers, StatisticName } from '../../domain/index.ts';

const path = '/app/statistic';
let waiting: Set<StatisticName> | null = null;
let answers: Promise<Partial<StatisticAnswers>> | null = null;

const one = <N extends StatisticName>(name: N) => api.get<StatisticAnswers[N]>(`${path}/${name}`);

/** What is asked for in one turn is one question. */
function together(name: StatisticName): Promise<Partial<StatisticAnswers>> {
  if (waiting && answers) {
    waiting.add(name);
    return answers;
  }
  const names = new Set([name]);
  waiting = names;
  answers = Promise.resolve().then(() => {
    waiting = null;
    return names.size > 1 ? api.get(path, { names: [...names].join() }) : {};
  });
  return answers;
}

/** A figure that fails takes no other with it: each is then asked for by itself. */
export async function askStatistic<N extends StatisticName>(name: N): Promise<StatisticAnswers[N]> {
  const found: Partial<StatisticAnswers> = await together(name).catch(() => ({}));
  return found[name] ?? one(name);
}
