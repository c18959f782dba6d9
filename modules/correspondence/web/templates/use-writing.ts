import { confirm, saved, toast, toastFailure } from '#kernel/web';
import { useState } from 'react';
import { useTemplateSteps } from './use-template.ts';
import type { Template, Words } from './use-template.ts';

const resetQuestion = {
  text: 'Your own words are taken out, and the default words hold again. They stay in the versions.',
  yes: 'Reset to default',
  isDanger: true,
};

/** What is typed and not saved yet, and what can be done with the template. */
export function useWriting(template: Template) {
  /** With the version that the writer began on: who saved meanwhile is not overwritten. */
  const [typed, setTyped] = useState<(Words & { readonly stamp: string }) | null>(null);
  const [isBusy, setBusy] = useState(false);
  const steps = useTemplateSteps(template);
  const { subject, templateContent, concurrencyStamp } = template;
  const words: Words = typed
    ? { subject: typed.subject, templateContent: typed.templateContent }
    : { subject, templateContent };
  const stamp = typed?.stamp ?? concurrencyStamp;

  const run = async (step: () => Promise<Template>, told: string, isReplaced: boolean) => {
    setBusy(true);
    try {
      const answer = await step();
      setTyped((now) => (isReplaced || !now ? null : { ...now, stamp: answer.concurrencyStamp }));
      toast.success(told);
      return true;
    } catch (error) {
      toastFailure(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    words,
    isBusy,
    isDirty: words.subject !== subject || words.templateContent !== templateContent,
    put: (next: Partial<Words>) => setTyped({ ...words, ...next, stamp }),
    save: () => run(() => steps.save(words, stamp), saved.record, true),
    setActive: (isActive: boolean) =>
      run(
        () => steps.setActive(isActive),
        isActive ? 'The template is enabled.' : 'The template is disabled.',
        false,
      ),
    async reset() {
      if (await confirm(resetQuestion))
        await run(steps.reset, 'The default words hold again.', true);
    },
    async restore(version: number) {
      await run(() => steps.restore(version), `Version ${version} holds again.`, true);
    },
  };
}
