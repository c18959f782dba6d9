import { screensFor } from '#kernel/web';
import { companyGroup } from '../../domain/index.ts';
import { GroupMembers } from './group-members.tsx';

export const companyGroupScreens = screensFor(companyGroup, {
  panels: { Members: ({ record }) => <GroupMembers group={record} /> },
});
