import { TypingJobsPage } from './typing-jobs-page.tsx';

/** */
export default function IncompleteJobs() {
  return <TypingJobsPage status="0" title="Incomplete Typing Jobs" />;
}
