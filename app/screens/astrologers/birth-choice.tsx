// Which saved birth goes with the request.
import { Link } from '@remix-run/react'
import { useBirths } from '#app/screens/tools/birth/use-births.ts'
import { SelectField } from '#app/ui/field.tsx'
import { directoryText } from './messages.ts'

const text = directoryText.start

type Props = { name: string; value: string; onChange: (id: string) => void; error: string | undefined }

export function BirthChoice({ name, value, onChange, error }: Props) {
  const births = useBirths()
  const none = births !== null && births.length === 0
  return (
    <SelectField
      label={text.birth}
      note={text.optional}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      options={[
        { value: '', label: text.noBirth },
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
