import { speakWith, useSession } from '#kernel/web';
import { inWords, vocabularyOf } from '#platform/domain';
import type { Vocabulary } from '#platform/domain';
import type { ReactNode } from 'react';
import { Fragment, useState } from 'react';
import { registerCatalogue } from '../../../modules/catalogue.ts';

/** A window belongs to one tenant, so the definitions themselves can speak its words. */
function speak(vocabulary: Vocabulary): void {
  const say = (label: string) => inWords(label, vocabulary);
  registerCatalogue(say);
  speakWith(say);
}

export function useVocabulary(): Vocabulary {
  const { tenant } = useSession();
  return vocabularyOf(tenant.settings['ICS.Vocabulary']);
}

/** B-009: pages, lists, forms and dialogs are drawn anew when the tenant changes its word. */
export function TenantVocabulary({ children }: { children: ReactNode }) {
  const vocabulary = useVocabulary();
  const [spoken, setSpoken] = useState<Vocabulary | null>(null);
  if (spoken !== vocabulary) {
    speak(vocabulary);
    setSpoken(vocabulary);
  }
  return <Fragment key={vocabulary}>{children}</Fragment>;
}
