import { DownOutlined } from '@ant-design/icons';
import { pageAt, pageIsOpen } from '#kernel/domain';
import { useSession } from '#kernel/web';
import { inWords, vocabularyOf } from '#platform/domain';
import { Button, Dropdown } from 'antd';
import { useNavigate } from 'react-router';
import { registrationRoles } from '../domain/index.ts';

/** B-236: people with a record of their own get their account with it. */
export function Register() {
  const { actor, tenant } = useSession();
  const vocabulary = vocabularyOf(tenant.settings['ICS.Vocabulary']);
  const navigate = useNavigate();
  const open = registrationRoles.filter(({ path }) => {
    const page = pageAt(path);
    return page && pageIsOpen(actor, page) && page.roles.some((role) => actor.roles.includes(role));
  });
  if (!open.length) return null;
  const items = open.map(({ label, path }) => ({
    key: label,
    label: inWords(label, vocabulary),
    onClick: () => void navigate(path),
  }));
  return (
    <Dropdown menu={{ items }} trigger={['click']}>
      <Button icon={<DownOutlined />} iconPlacement="end">
        Register
      </Button>
    </Dropdown>
  );
}
