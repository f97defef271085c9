import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { InputProps } from './input-props.ts';

export function TextQuestion(props: InputProps<'TextQuestion'>) {
  const { config, value, onChange } = props;
  const field = {
    name: 'text',
    value: value?.text ?? '',
    placeholder: config.placeholder,
    maxLength: 10_000,
    'aria-labelledby': props.labelledBy,
    'aria-describedby': props.describedBy,
    'aria-invalid': props.isInvalid || undefined,
  };
  if (config.multiline === false) {
    return <TextInput {...field} onChange={(event) => onChange({ text: event.target.value })} />;
  }
  return (
    <TextArea {...field} rows={5} className="min-h-36" onChange={(event) => onChange({ text: event.target.value })} />
  );
}
