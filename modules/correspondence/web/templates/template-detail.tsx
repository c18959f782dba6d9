import { useParams } from 'react-router';
import { TemplatePage } from './template-page.tsx';

/** */
export default function TemplateDetail() {
  const { id = '' } = useParams();
  return <TemplatePage key={id} templateKey={id} />;
}
