import { PlusOutlined } from '@ant-design/icons';
import { lookup } from '#kernel/domain';
import { api, FieldInput, saved, toast, toastFailure, useRefetch } from '#kernel/web';
import { Button, Input } from 'antd';
import type { InputRef } from 'antd';
import { Suspense, useRef, useState } from 'react';
import { lookupCategories, lookupConfig, parentCategory } from '../../domain/index.ts';
import type { LookupCategory } from '../../domain/index.ts';

/** One line: type, Enter, and the cursor is ready for the next. */
export function AddValue({ category }: { category: LookupCategory }) {
  const above = parentCategory[category];
  const [label, setLabel] = useState('');
  const [parentId, setParentId] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const input = useRef<InputRef>(null);
  const refetch = useRefetch(lookupConfig);
  const isReady = label.trim() !== '' && (!above || parentId !== null);

  const add = async () => {
    if (!isReady || isSaving) return;
    setSaving(true);
    try {
      await api.post(`/app/${lookupConfig.base}`, { type: category, label, parentId });
      toast.success(saved.added);
      setLabel('');
      await refetch();
    } catch (failure) {
      toastFailure(failure);
    }
    setSaving(false);
    input.current?.focus();
  };

  return (
    <div className="value-add">
      {above && <ValueAbove above={above} parentId={parentId} setParentId={setParentId} />}
      <Input
        ref={input}
        aria-label="New value"
        placeholder={
          above
            ? `Choose a ${lookupCategories[above].toLowerCase()}, then type a value`
            : 'Add a value'
        }
        maxLength={200}
        value={label}
        onChange={({ target }) => setLabel(target.value)}
        onPressEnter={() => void add()}
      />
      <Button
        icon={<PlusOutlined />}
        disabled={!isReady}
        loading={isSaving}
        onClick={() => void add()}
      >
        Add
      </Button>
    </div>
  );
}

type AboveProps = {
  above: LookupCategory;
  parentId: string | null;
  setParentId: (id: string | null) => void;
};

/** The value of the list above that the new one belongs to. */
const ValueAbove = ({ above, parentId, setParentId }: AboveProps) => (
  <Suspense>
    <div className="value-above">
      <FieldInput
        field={lookup(lookupCategories[above], 'lookupConfig', { where: { type: above } })}
        value={parentId}
        placeholder={lookupCategories[above]}
        onChange={(id) => setParentId(id as string | null)}
      />
    </div>
  </Suspense>
);
