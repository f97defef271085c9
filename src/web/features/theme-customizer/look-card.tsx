import { Trans, useLingui } from '@lingui/react/macro';
import { useEnhancements } from '#web/app/enhancements.ts';
import { type ThemePreferences, useThemePreferences } from '#web/app/theme/theme-preferences.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardActions } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { Slider } from '#web/ui/slider.tsx';
import { PaletteChoice } from './palette-choice.tsx';

/** Steps of the grid. A target stays at least as large as WCAG asks for with the smallest. */
const steps = { dense: '0.225rem', standard: '0.25rem', airy: '0.275rem' } as const;
const standardRadius = 10;

/** The look of the app in this browser: kept there alone, and shown at once. */
export function LookCard() {
  const { t } = useLingui();
  const { preferences, change, reset } = useThemePreferences();
  const { areEnabled, turn } = useEnhancements();
  return (
    <Card title={<Trans>Look of the app</Trans>}>
      <p className="mb-4 text-secondary">
        <Trans>For you on this device only. What your customers see does not change.</Trans>
      </p>
      <div className="flex flex-col gap-6">
        <PaletteChoice chosen={preferences.primaryColor} onChoose={(primaryColor) => change({ primaryColor })} />
        <SpacingChoice spacing={preferences.spacing} onChoose={(spacing) => change({ spacing })} />
        <div className="max-w-100">
          <p className="type-label mb-1.5">
            <Trans>Corners</Trans>
          </p>
          <Slider
            min={0}
            max={16}
            step={2}
            values={[preferences.borderRadius ? Number.parseFloat(preferences.borderRadius) : standardRadius]}
            onValuesChange={([radius = standardRadius]) =>
              change({ borderRadius: radius === standardRadius ? undefined : `${radius}px` })
            }
            labels={[t`Corners`]}
            valueText={(radius) => `${radius} px`}
          />
        </div>
        <Checkbox
          label={t`Small effects`}
          description={t`Such as the ripple of a pressed button. None of them where your device asks for less motion.`}
          checked={areEnabled}
          onChange={({ target }) => turn(target.checked)}
        />
      </div>
      <CardActions>
        <Button disabled={Object.keys(preferences).length === 0} onClick={reset}>
          <Trans>Back to the standard look</Trans>
        </Button>
      </CardActions>
    </Card>
  );
}

interface SpacingChoiceProps {
  readonly spacing: ThemePreferences['spacing'];
  readonly onChoose: (spacing: ThemePreferences['spacing']) => void;
}

function SpacingChoice({ spacing = steps.standard, onChoose }: SpacingChoiceProps) {
  const { t } = useLingui();
  return (
    <RadioCards
      legend={t`Spacing`}
      name="spacing"
      columns={3}
      value={spacing}
      onValueChange={(chosen) => onChoose(chosen === steps.standard ? undefined : chosen)}
      options={[
        { value: steps.dense, label: t`Dense` },
        { value: steps.standard, label: t`Standard` },
        { value: steps.airy, label: t`Airy` },
      ]}
    />
  );
}
