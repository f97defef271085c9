import { useNavigate, useParams } from 'react-router';
import { ReviewSection } from '#web/features/question-review/review-section.tsx';
import { pathTo } from '#web/paths.ts';

export default function InitialQuestionReviewPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  return <ReviewSection id={id} onDone={() => void navigate(pathTo('quote', { id }))} />;
}
