import { api } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Mentions } from 'antd';
import { useEffect, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { longestNote } from '../../domain/index.ts';
import type { Mentioned } from '../../domain/index.ts';
import type { NoteValues } from './note-values.ts';
import type { OnRecord } from './use-notes.ts';

const typingPause = 250;

const optionOf = ({ id, displayName }: Mentioned) => ({
  key: id,
  value: displayName,
  label: displayName,
});

type Props = {
  on: OnRecord;
  values: NoteValues;
  mayName: boolean;
  change: (values: Partial<NoteValues>) => void;
  save: () => void;
};

/** Text with `@`: offered is whoever will see the note. */
export function MentionInput({ on, values, mayName, change, save }: Props) {
  const [wanted, setWanted] = useState<string | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), typingPause);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { visibility, groupIds, people } = values;
  const { data, isFetching } = useQuery({
    queryKey: ['mentionable', on, visibility, groupIds, asked],
    enabled: mayName && asked !== null,
    queryFn: ({ signal }) =>
      api.get<{ items: readonly Mentioned[] }>(
        '/app/correspondences/mentionable',
        { ...on, visibility, groupIds: groupIds.join(','), filterText: asked },
        signal,
      ),
  });
  const found = data?.items ?? [];
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    save();
  };
  const pick = (name: string | undefined) => {
    const person = found.find(({ displayName }) => displayName === name);
    if (person) change({ people: [...people.filter(({ id }) => id !== person.id), person] });
  };
  return (
    <Mentions
      autoSize={{ minRows: 2, maxRows: 12 }}
      aria-label="Note"
      aria-keyshortcuts="Control+Enter Meta+Enter"
      placeholder={mayName ? 'Write a note. @ mentions somebody.' : 'Write a note.'}
      maxLength={longestNote}
      value={values.content}
      filterOption={false}
      loading={isFetching}
      notFoundContent={mayName ? 'Nobody who sees this note' : null}
      options={mayName ? found.map(optionOf) : []}
      onSearch={(text) => setWanted(text)}
      onSelect={({ value }) => pick(value)}
      onChange={(content) => change({ content })}
      onKeyDown={press}
    />
  );
}
