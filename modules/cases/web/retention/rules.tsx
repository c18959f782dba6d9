import { attachmentType } from '#documents/domain';
import { TabLink, TableFrame } from '#kernel/web';
import { retentionRule } from '../../domain/index.ts';
import type { RetentionRules } from '../../domain/index.ts';

const years = (count: number): string => `${count} ${count === 1 ? 'year' : 'years'}`;

const rulePath = (caseType: string, id: string | null): string =>
  id
    ? `/view/${retentionRule.segment}/detail/${id}`
    : `/view/${retentionRule.segment}/add?caseType=${caseType}`;

export function CaseRules({ rules }: { rules: RetentionRules['cases'] }) {
  return (
    <section>
      <h3>How long cases are kept</h3>
      <TableFrame
        label="Rules of cases"
        heads={['Case type', 'After it closed', 'Of a child at least until', '']}
      >
        {rules.map(({ caseType, label, ruleId, ...rule }) => (
          <tr key={caseType}>
            <td>{label}</td>
            <td>{years(rule.years)}</td>
            <td>{rule.childUntil}</td>
            <td>
              <TabLink to={rulePath(caseType, ruleId)}>Change</TabLink>
            </td>
          </tr>
        ))}
      </TableFrame>
    </section>
  );
}

export function FileRules({ rules }: { rules: RetentionRules['files'] }) {
  return (
    <section>
      <h3>How long files are kept</h3>
      <p className="soft">
        Files of any other kind stay as long as their case. Each kind is changed on the page of its{' '}
        <TabLink to={`/view/${attachmentType.segment}`}>attachment type</TabLink>.
      </p>
      {rules.length > 0 && (
        <TableFrame label="Rules of files" heads={['Kind', 'Kept for', 'Counted from', 'Then']}>
          {rules.map((rule) => (
            <tr key={rule.id}>
              <td>
                <TabLink to={`/view/${attachmentType.segment}/detail/${rule.id}`}>
                  {rule.name}
                </TabLink>
              </td>
              <td>{years(rule.years)}</td>
              <td>{rule.from}</td>
              <td>{rule.removesByItself ? 'Goes by itself' : 'Is proposed'}</td>
            </tr>
          ))}
        </TableFrame>
      )}
    </section>
  );
}
