import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorText } from '#web/api/error-text.ts';
import { useProfileCheck } from '#web/api/provider.ts';
import { type Profession, professionsQuery, useSaveProfessions } from '#web/api/services.ts';
import { pathTo } from '#web/paths.ts';
import { LoadFailure } from '#web/provider-kit/load-failure.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card, CardActions } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { TradesChoice } from './trades-choice.tsx';

export function TradesSection() {
  const { t } = useLingui();
  const trades = useQuery(professionsQuery);
  const check = useProfileCheck();
  if (trades.data && check.data)
    return <Loaded trades={trades.data} stored={check.data.provider?.profession_ids ?? []} />;
  const failed = [trades, check].find((query) => query.isError || query.isPaused);
  if (failed) return <LoadFailure title={t`The trades could not be loaded`} query={failed} />;
  return <SkeletonRows count={4} label={t`Loading the trades`} rowClassName="h-10" />;
}

interface LoadedProps {
  readonly trades: readonly Profession[];
  readonly stored: readonly string[];
}

/** Services stay as they are until somebody has looked at those that go with the trades. */
function Loaded({ trades, stored }: LoadedProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(stored));
  const save = useSaveProfessions();
  const submit = () =>
    save.mutate([...chosen], {
      onSuccess: () => showToast({ level: 'success', title: t`Settings saved` }),
    });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Card title={<Trans>Trades</Trans>}>
        <p className="mb-4 max-w-2xl text-pretty text-secondary">
          <Trans>What you are. The services that go with it are chosen for you, to look over.</Trans>
        </p>
        <div className="flex flex-col gap-4">
          <TradesChoice trades={trades} chosen={chosen} onChange={setChosen} />
          {save.isSuccess && chosen.size > 0 ? (
            <Notice
              isLive
              title={t`Your trades are saved`}
              action={
                <ButtonLink size="desk-small" to={`${pathTo('services')}?trades`}>
                  <Trans>Look over the services</Trans>
                </ButtonLink>
              }
            >
              <Trans>Add the services that usually go with them.</Trans>
            </Notice>
          ) : null}
          {save.error ? (
            <Notice level="error" isLive comesIntoView title={t`Not saved`}>
              {errorText(save.error)}
            </Notice>
          ) : null}
        </div>
        <CardActions>
          <Button type="submit" variant="primary" pending={save.isPending}>
            <Trans>Save</Trans>
          </Button>
        </CardActions>
      </Card>
    </form>
  );
}
