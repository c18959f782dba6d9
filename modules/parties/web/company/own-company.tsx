import { seenBy } from '#kernel/domain';
import { api, FieldValue, TabLink, useSession } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { company } from '../../domain/index.ts';

type Company = Readonly<Record<string, unknown>> & { name: string };

const facts = ['businessType', 'phone', 'email', 'address', 'reportDelivery', 'paymentTermsDays'];

/** The company that a case manager works for, as the practice knows it. */
export function OwnCompany({ id }: { id: string }) {
  const { actor } = useSession();
  const { fields } = seenBy(actor, company);
  const { data, isError } = useQuery({
    queryKey: ['record', 'companies', id],
    queryFn: ({ signal }) => api.get<Company>(`/app/companies/${id}`, {}, signal),
  });
  if (isError) return null;
  return (
    <section className="card" aria-label="My company">
      <h2>My company</h2>
      {data ? (
        <>
          <p>
            <TabLink to={`/view/companies/detail/${id}`}>{data.name}</TabLink>
          </p>
          <dl className="values">
            {facts.map((name) => {
              const field = fields[name];
              return (
                field && (
                  <div key={name} className="field">
                    <dt>{field.label}</dt>
                    <dd>
                      <FieldValue field={field} name={name} record={data} />
                    </dd>
                  </div>
                )
              );
            })}
          </dl>
        </>
      ) : (
        <Skeleton active title={false} />
      )}
    </section>
  );
}
