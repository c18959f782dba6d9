import { DeleteOutlined } from '@ant-design/icons';
import { lookup } from '#kernel/domain';
import type { Reference } from '#kernel/domain';
import {
  api,
  confirm,
  EmptyState,
  FieldInput,
  saved,
  TabLink,
  toast,
  toastFailure,
  useRefetch,
} from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import { addGroupCompany, companyGroup, removeGroupCompany } from '../../domain/index.ts';
import './group-members.css';

type Group = {
  id: string;
  companies?: readonly Reference[];
  isActive: boolean;
  can?: readonly string[];
};

const companyField = lookup('Company', 'company');
const removeQuestion = (name: string) =>
  `Case managers of ${name} will no longer see the claimants of the others, nor the others theirs. Do you want to continue?`;

/** B-253. */
export function GroupMembers({ group }: { group: Group }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const refetch = useRefetch(companyGroup);
  const members = group.companies ?? [];
  const may = (ability: string) => group.can?.includes(ability) ?? false;

  const attempt = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await work();
      toast.success(done);
      setChosen(null);
    } catch (error) {
      toastFailure(error);
    }
    setBusy(false);
    await refetch();
  };
  const path = (word: string, companyId: string) =>
    `/app/company-groups/${group.id}/${word}?companyId=${companyId}`;

  const add = () => chosen && attempt(() => api.post(path('addCompany', chosen)), saved.added);
  const remove = async ({ id, displayName }: Reference) => {
    const isSure = await confirm({
      text: removeQuestion(displayName),
      yes: 'Remove',
      isDanger: true,
    });
    if (isSure) await attempt(() => api.delete(path('removeCompany', id)), saved.deleted);
  };

  return (
    <>
      {members.length ? (
        <MemberList
          members={members}
          isBusy={isBusy}
          remove={may(removeGroupCompany.ability) ? (one) => void remove(one) : null}
        />
      ) : (
        <NoMembers />
      )}
      {may(addGroupCompany.ability) && (
        <div className="toolbar group-add">
          <label htmlFor="group-company">Company</label>
          <FieldInput
            id="group-company"
            field={companyField}
            value={chosen}
            onChange={(value) => setChosen(typeof value === 'string' ? value : null)}
          />
          <Button disabled={!chosen} loading={isBusy} onClick={() => void add()}>
            Add company
          </Button>
        </div>
      )}
    </>
  );
}

type ListProps = {
  members: readonly Reference[];
  isBusy: boolean;
  remove: ((member: Reference) => void) | null;
};

const MemberList = ({ members, isBusy, remove }: ListProps) => (
  <ul className="group-members" aria-label="Members">
    {members.map((member) => (
      <li key={member.id}>
        <TabLink to={`/view/companies/detail/${member.id}`}>{member.displayName}</TabLink>
        {remove && (
          <Button
            type="text"
            size="small"
            icon={<DeleteOutlined />}
            disabled={isBusy}
            aria-label={`Remove ${member.displayName}`}
            onClick={() => remove(member)}
          />
        )}
      </li>
    ))}
  </ul>
);

const NoMembers = () => (
  <EmptyState
    title="No companies yet"
    text="Members see each other's claimants. Add at least two."
  />
);
