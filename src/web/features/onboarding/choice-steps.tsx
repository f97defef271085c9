import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ChoiceCard } from '#web/ui/choice-card.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';

/** The choice of a role, kept nowhere. */
export function RoleToTry() {
  const { t } = useLingui();
  return (
    <RadioCards
      legend={t`You quote as`}
      isLegendHidden
      name="role"
      columns={2}
      defaultValue="business"
      options={[
        { value: 'business', label: t`A business`, description: t`Customers see the name of the firm` },
        { value: 'individual', label: t`On my own`, description: t`Customers see your own name` },
      ]}
    />
  );
}

const services = [
  { value: 'fencing', label: msg`Fencing` },
  { value: 'painting', label: msg`Painting` },
  { value: 'bathrooms', label: msg`Bathrooms` },
] as const;

/** The choice of services, kept nowhere. */
export function ServicesToTry() {
  const { i18n } = useLingui();
  return (
    <div className="grid gap-2">
      {services.map(({ value, label }, index) => (
        <ChoiceCard
          key={value}
          type="checkbox"
          name="service"
          value={value}
          label={i18n._(label)}
          defaultChecked={index === 0}
        />
      ))}
    </div>
  );
}
