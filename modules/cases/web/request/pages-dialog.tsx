import { longText, number } from '#kernel/domain';
import { Dialog, LeaveButton } from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import { AskedField } from '../appointment/asked-field.tsx';
import type { Material } from './use-material.ts';

const fields = {
  pages: number('Pages', { required: true, min: 0, max: 100_000 }),
  pagesReason: longText('Reason', { required: true, max: 500 }),
} as const;

type Typed = { readonly pages: number | null; readonly pagesReason: string | null };

type Props = {
  material: Material;
  save: (typed: Typed) => Promise<boolean>;
  close: () => void;
};

/** Pages in place of those that were counted; whoever reads the bill later wants to know why. */
export function PagesDialog({ material, save, close }: Props) {
  const { pages, counted, pagesReason } = material;
  const [typed, setTyped] = useState<Typed>({ pages, pagesReason });
  const [isTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const isMissing = !typed.pagesReason?.trim();
  const run = async (wish: Typed) => {
    setSaving(true);
    if (await save(wish)) close();
    setSaving(false);
  };
  return (
    <Dialog
      kind="confirm"
      title="Type the pages"
      close={close}
      isDirty={typed.pages !== pages || typed.pagesReason !== pagesReason}
      footer={
        <>
          <LeaveButton />
          {pagesReason && (
            <Button
              disabled={isSaving}
              onClick={() => void run({ pages: null, pagesReason: null })}
            >{`Use the ${counted} counted`}</Button>
          )}
          <Button
            type="primary"
            loading={isSaving}
            onClick={() => {
              setTried(true);
              if (typed.pages !== null && !isMissing) void run(typed);
            }}
          >
            Save
          </Button>
        </>
      }
    >
      <AskedField
        field={fields.pages}
        value={typed.pages}
        error={isTried && typed.pages === null ? 'Enter the pages.' : undefined}
        onChange={(value) => setTyped({ ...typed, pages: value as number | null })}
      />
      <AskedField
        field={fields.pagesReason}
        value={typed.pagesReason}
        error={isTried && isMissing ? 'Say why they are not counted.' : undefined}
        onChange={(value) => setTyped({ ...typed, pagesReason: value as string | null })}
      />
    </Dialog>
  );
}
