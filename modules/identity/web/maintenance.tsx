import { can, findAction } from '#kernel/domain';
import { confirm, runAction, toast, toastFailure, useSession } from '#kernel/web';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';

type Answer = { flushed?: string[]; reset?: number; seeded?: number; files?: number };

type Tool = {
  readonly ability: string;
  readonly title: string;
  readonly text: string;
  readonly button: string;
  /** What it does, in words, before something is changed for good. */
  readonly question?: string;
  readonly done: (answer: Answer) => string;
};

/** G-112. */
const tools: readonly Tool[] = [
  {
    ability: 'systemTool.flushCaches',
    title: 'Caches',
    text: 'Totals, rights and open pages are asked for again. Use it when somebody sees something old.',
    button: 'Flush caches',
    done: () => 'Everything is asked for again.',
  },
  {
    ability: 'mailTemplate.resetToDefault',
    title: 'Templates',
    text: 'The mail and ad hoc templates that every organisation starts with get their first words back.',
    button: 'Reset templates',
    question:
      'The built-in mail and ad hoc templates lose every change that your organisation made to them. Templates of your own stay. Do you want to go on?',
    done: ({ reset = 0 }) =>
      reset ? `${reset} templates were reset.` : 'All templates are as they were.',
  },
  {
    ability: 'attachmentType.seed',
    title: 'Attachment types',
    text: 'Built-in types that are missing are brought back. The others stay as they are.',
    button: 'Restore built-in types',
    done: ({ seeded = 0 }) =>
      seeded ? `${seeded} types were brought back.` : 'All built-in types are there already.',
  },
  {
    ability: 'fileStorage.cleanupRemovedFiles',
    title: 'Removed files',
    text: 'Files that somebody removed are kept for 30 days. Clean up to make room at once.',
    button: 'Clean up removed files',
    question:
      'Removed files are deleted for good, and nobody can bring them back. Do you want to go on?',
    done: ({ files = 0 }) =>
      files ? `${files} files were deleted.` : 'There was nothing to delete.',
  },
];

export function Maintenance() {
  const { actor } = useSession();
  const open = tools.filter(({ ability }) => can(actor, ability));
  return (
    <ul className="tiles" aria-label="Maintenance">
      {open.map((tool) => (
        <li key={tool.ability}>
          <ToolCard tool={tool} />
        </li>
      ))}
    </ul>
  );
}

function ToolCard({ tool }: { tool: Tool }) {
  const queries = useQueryClient();
  const [isRunning, setRunning] = useState(false);
  const action = findAction(tool.ability);
  if (!action) return null;

  const run = async () => {
    const { question, button } = tool;
    if (question && !(await confirm({ text: question, yes: button, isDanger: true }))) return;
    setRunning(true);
    try {
      const answer = await runAction<Answer>(action, '', {});
      if (answer) toast.success(tool.done(answer));
      await queries.invalidateQueries();
    } catch (failure) {
      toastFailure(failure);
    }
    setRunning(false);
  };

  return (
    <section className="card tile" aria-label={tool.title}>
      <div className="tile-head">
        <h2>{tool.title}</h2>
      </div>
      <p>{tool.text}</p>
      <p>
        <Button loading={isRunning} danger={tool.question !== undefined} onClick={() => void run()}>
          {tool.button}
        </Button>
      </p>
    </section>
  );
}
