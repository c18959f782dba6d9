import { TypingJobsPage } from './typing-jobs-page.tsx';

/** */
export default function CompletedJobs() {
  return <TypingJobsPage status="1" title="Completed Typing Jobs" />;
}
