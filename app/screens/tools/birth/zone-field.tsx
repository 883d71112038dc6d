import { InputField } from '#app/ui/input-field.tsx'

const text = {
  label: 'Time zone',
  hint: 'Empty: the rule of the place, then. Or a zone such as Asia/Kolkata; LMT is the mean time of the place.',
}

type Props = { value: string | undefined; error?: string | undefined; note?: string; prefix?: string }

/** The zone to read the clock by, where it is not the place's. */
export function ZoneField({ value, prefix = '', ...shown }: Props) {
  return (
    <InputField
      {...shown}
      label={text.label}
      name={`${prefix}zone`}
      hint={text.hint}
      defaultValue={value}
      autoComplete="off"
      spellCheck={false}
      maxLength={64}
    />
  )
}
