// The choice of a saved birth that goes with the request.

import { useTexts } from '#app/language/texts.ts'
import { useBirths } from '#app/screens/tools/birth/use-births.ts'
import { Link } from '#app/ui/link.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { directoryTexts } from './directory-text.ts'

/** The value of the option for the chart that the user just cast. */
export const CURRENT_CHART = 'cast'

type Props = {
  name: string
  cast: string | null
  value: string
  onChange: (id: string) => void
  error: string | undefined
}

export function BirthChoice({ name, cast, value, onChange, error }: Props) {
  const text = useTexts(directoryTexts).start
  const births = useBirths()
  const none = births !== null && births.length === 0 && !cast
  return (
    <SelectField
      label={text.birth}
      note={text.optional}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      options={[
        { value: '', label: text.noBirth },
        ...(cast ? [{ value: CURRENT_CHART, label: text.birthCast(cast) }] : []),
        ...(births ?? []).map(({ id, name: whose }) => ({ value: id, label: whose })),
      ]}
      error={error}
      hint={
        none ? (
          <>
            {text.birthNone} <Link to="/dashboard/user/births/new">{text.birthAdd}</Link>
          </>
        ) : (
          text.birthHint(name)
        )
      }
    />
  )
}
