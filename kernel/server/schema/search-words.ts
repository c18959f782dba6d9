import type { AnyResource } from '#kernel/domain';
import type { SchemaObject } from './model.ts';
import { tableOf } from './names.ts';

/**
 * Keeps the words of each record in the search index of its tenant. Most updates change no word, and
 * for those the condition of the trigger is all that is evaluated.
 */
export function searchWordsTriggers(resource: AnyResource): SchemaObject {
  const table = tableOf(resource);
  const keep = `execute function keep_search_words('${resource.name}')`;
  return {
    create: `create trigger search_words after insert or delete on ${table}
  for each row ${keep};
create trigger search_words_changed after update on ${table} for each row
  when (old.search_text is distinct from new.search_text or old.is_deleted <> new.is_deleted)
  ${keep}`,
    drop: `drop trigger search_words on ${table};
drop trigger search_words_changed on ${table}`,
  };
}
