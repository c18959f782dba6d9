import { panelText, useRecord } from '#kernel/web';
import { Alert, Skeleton } from 'antd';
import { Navigate, useParams } from 'react-router';
import { anyCase } from '../../domain/index.ts';
import { casePath } from './case-path.ts';

/** An invoice or a loan knows its case, not the type of it: this page asks, and goes on. */
export default function CaseOfAnyType() {
  const { id = '' } = useParams();
  const { data, error } = useRecord(anyCase, id);
  const path = data && casePath(data);
  if (path) return <Navigate to={path} replace />;
  return (
    <div className="page">
      {error ? <Alert type="error" showIcon title={panelText(error)} /> : <Skeleton active />}
    </div>
  );
}
