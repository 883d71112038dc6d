// Births that are known already, to fill one side of the form: one's saved profiles, and those cast in this browser.
import { useRouteLoaderData } from '@remix-run/react'
import { useEffect, useState } from 'react'
import type { RootData } from '#app/root.tsx'
import { store } from '#app/session/browser.ts'
import { SelectField } from '#app/ui/field.tsx'
import { bornOn } from '../birth/birth-words.ts'
import { savedBirth } from '../birth/saved-births.tsx'
import { useBirths } from '../birth/use-births.ts'
import { earlierBirths } from '../kundli/earlier.ts'
import { matchIntro as text } from './match-intro.ts'
import type { FilledBirth } from './use-match.ts'

type Props = { onChoose(birth: FilledBirth): void }
type Group = { label: string; births: readonly FilledBirth[] }

export function EarlierSelect(props: Props) {
  const viewer = useRouteLoaderData<RootData>('root')?.viewer
  return viewer ? <WithSaved {...props} /> : <Choice {...props} saved={[]} />
}

function WithSaved(props: Props) {
  const births = useBirths()
  return <Choice {...props} saved={(births ?? []).map(savedBirth)} />
}

function Choice({ saved, onChoose }: Props & { saved: readonly FilledBirth[] }) {
  const [before, setBefore] = useState<readonly FilledBirth[]>([])
  useEffect(() => setBefore(earlierBirths(store)), [])
  const groups: Group[] = [
    { label: text.saved, births: saved },
    { label: text.before, births: before },
  ].filter(({ births }) => births.length > 0)
  if (groups.length === 0) return null
  return (
    <SelectField
      label={text.earlier}
      defaultValue=""
      onChange={({ currentTarget: { value } }) => {
        const [group = 0, at = 0] = value.split('-').map(Number)
        const birth = value ? groups[group]?.births[at] : undefined
        if (birth) onChoose(birth)
      }}
    >
      <option value="">{text.earlierNone}</option>
      {groups.map(({ label, births }, group) => (
        <optgroup key={label} label={label}>
          {births.map((birth, at) => (
            <option key={JSON.stringify(birth)} value={`${group}-${at}`}>
              {`${birth.name || text.unnamed}, ${bornOn(birth)}`}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  )
}
