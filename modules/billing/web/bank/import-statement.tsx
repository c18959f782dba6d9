import { InboxOutlined } from '@ant-design/icons';
import { can } from '#kernel/domain';
import { api, openTab, toast, toastFailure, useRefetch, useSession } from '#kernel/web';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { bankStatement, importStatement, largestBankFile } from '../../domain/index.ts';
import './bank.css';

type Imported = { readonly id: string; readonly added: number; readonly skipped: number };

/** Banks still write Windows-1252: what is no UTF-8 is read as that. */
export async function textOfFile(file: Pick<File, 'arrayBuffer'>): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

export const importedWords = ({ added, skipped }: Imported): string =>
  `${added} ${added === 1 ? 'line' : 'lines'} imported${
    skipped ? `, ${skipped} came with an earlier file` : ''
  }.`;

function useImport() {
  const [isBusy, setBusy] = useState(false);
  const refetch = useRefetch(bankStatement);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    try {
      const content = await textOfFile(file);
      if (content.length > largestBankFile)
        return toast.error('This file is too large. Export a shorter time from the bank.');
      const made = await api.post<Imported>(importStatement.path, { fileName: file.name, content });
      toast.success(importedWords(made));
      await refetch();
      openTab(`/view/${bankStatement.segment}/detail/${made.id}`);
    } catch (error) {
      toastFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, take };
}

/** A file is dropped here or chosen; its page opens with what it may pay. */
export function ImportStatement() {
  const { actor } = useSession();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { isBusy, take } = useImport();
  if (!can(actor, importStatement.ability)) return null;
  return (
    <div
      className={isOver ? 'bank-drop bank-drop-over' : 'bank-drop'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void take(event.dataTransfer.files[0]);
      }}
    >
      <InboxOutlined aria-hidden />
      <span>Drop a file of the bank here: CSV, OFX, camt.053 or BAI2.</span>
      <Button type="primary" loading={isBusy} onClick={() => input.current?.click()}>
        Import statement
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        aria-label="Statement to import"
        accept=".csv,.txt,.ofx,.qfx,.xml,.bai,.bai2"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          void take(file);
          target.value = '';
        }}
      />
    </div>
  );
}
