import { DownOutlined, FolderAddOutlined } from '@ant-design/icons';
import { resourceNamed } from '#kernel/domain';
import { MenuButton, openTab, useSession } from '#kernel/web';
import type { StoredRecord } from '#kernel/web';
import { Button } from 'antd';
import { creatableTypes } from '../../domain/index.ts';
import type { CaseType } from '../../domain/index.ts';

type Known = Readonly<Record<string, string>>;

const open = ({ resource }: CaseType, known: Known) =>
  openTab(`/view/${resource.segment}/add?${new URLSearchParams(known).toString()}`);

/** A case of whichever type the practice has, with what is known filled in. */
function NewCase({ record, known }: { record: StoredRecord; known: Known }) {
  const { actor } = useSession();
  const types = creatableTypes(actor);
  const [first] = types;
  if (record.isActive === false || !first) return null;
  const icon = <FolderAddOutlined aria-hidden="true" />;
  if (types.length === 1)
    return (
      <Button icon={icon} onClick={() => open(first, known)}>
        New case
      </Button>
    );
  return (
    <MenuButton
      type="default"
      label="New case"
      icon={<DownOutlined aria-hidden="true" />}
      iconPlacement="end"
      items={() =>
        types.map((type) => ({
          key: type.key,
          label: resourceNamed(type.resource.name).label[0],
          run: () => open(type, known),
        }))
      }
    >
      New case
    </MenuButton>
  );
}

/** On the page of a claimant. */
export const NewCaseOfClient = ({ record }: { record: StoredRecord }) => (
  <NewCase record={record} known={{ clientId: record.id }} />
);

/** The same on the page of a company. */
export const NewCaseOfCompany = ({ record }: { record: StoredRecord }) => (
  <NewCase record={record} known={{ companyId: record.id }} />
);
