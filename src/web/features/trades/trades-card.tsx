import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { professionsQuery } from '#web/api/services.ts';
import { Card } from '#web/ui/card.tsx';
import { TradesChoice } from './trades-choice.tsx';

interface TradesCardProps {
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
}

/** On the way through the set-up; without the list it goes on without the question. */
export function TradesCard(props: TradesCardProps) {
  const { data: trades } = useQuery(professionsQuery);
  if (!trades) return null;
  return (
    <Card title={<Trans>What you are</Trans>} aside={<Trans>Optional</Trans>}>
      <TradesChoice trades={trades} {...props} />
    </Card>
  );
}
