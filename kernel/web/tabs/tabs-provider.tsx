import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { confirm } from '../dialogs/confirm.ts';
import { discardQuestion } from '../dialogs/unsaved-in-dialog.ts';
import { Drafts } from './drafts.ts';
import { followHistory } from './follow-history.ts';
import { bindOpenTab } from './open-tab.ts';
import { startTabs } from './start-tabs.ts';
import { holdTabQueries } from './tab-queries.ts';
import { TabsContext } from './tabs-context.ts';
import { Tabs } from './tabs-store.ts';
import type { TabsSetting } from './tabs-store.ts';
import { UnsavedWork } from './unsaved.ts';
import type { Answer } from './unsaved.ts';
import { DraftsContext } from './use-draft.ts';
import { UnsavedContext } from './use-unsaved.ts';

const UnsavedDialog = lazy(() => import('./unsaved-dialog.tsx'));

const askToDiscard = async (): Promise<Answer> =>
  (await confirm(discardQuestion)) ? 'discard' : 'stay';

type Question = { answer: (answer: Answer) => void };

/** Everything that tabs need around them: the store, unsaved work, drafts, history, held queries. */
export function TabsProvider({ setting, children }: { setting: TabsSetting; children: ReactNode }) {
  const client = useQueryClient();
  const [question, setQuestion] = useState<Question | null>(null);
  const [parts] = useState(() => {
    const tabs = startTabs(new Tabs(setting));
    const askToSave = () =>
      new Promise<Answer>((resolve) =>
        setQuestion({
          answer: (answer) => {
            setQuestion(null);
            resolve(answer);
          },
        }),
      );
    const ask = (canSave: boolean) => (canSave ? askToSave() : askToDiscard());
    return { tabs, work: new UnsavedWork(tabs, ask), drafts: new Drafts(tabs) };
  });
  const { tabs, work, drafts } = parts;

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (work.isAtRisk && !tabs.isEnded) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    addEventListener('pagehide', drafts.flush);
    const ends = [bindOpenTab(tabs), followHistory(tabs), holdTabQueries(client, tabs)];
    return () => {
      removeEventListener('beforeunload', warn);
      removeEventListener('pagehide', drafts.flush);
      for (const end of ends) end();
    };
  }, [client, tabs, work, drafts]);

  return (
    <TabsContext value={tabs}>
      <UnsavedContext value={work}>
        <DraftsContext value={drafts}>
          {children}
          <Suspense>{question && <UnsavedDialog {...question} />}</Suspense>
        </DraftsContext>
      </UnsavedContext>
    </TabsContext>
  );
}
