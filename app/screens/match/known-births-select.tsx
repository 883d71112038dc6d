// The selection of a known birth for one side of the form. Loaded on demand, because few visitors have births.

import type { ReactNode } from 'react'
import { bornOnTexts } from '#app/births/birth-text.ts'
import { useTexts } from '#app/language/texts.ts'
import { SelectField } from '#app/ui/form/select-field.tsx'
import type { BirthGroup } from './known-births.tsx'
import { matchIntroTexts } from './match-intro-text.ts'
import type { FilledBirth } from './use-match.ts'

type Props = { groups: readonly BirthGroup[]; onChoose(birth: FilledBirth, own: boolean): void }

export function KnownBirthsSelect({ groups, onChoose }: Props): ReactNode {
  const text = useTexts(matchIntroTexts)
  const bornOn = useTexts(bornOnTexts)
  return (
    <SelectField
      label={text.earlier}
      className="mb-4.5"
      defaultValue=""
      onChange={({ currentTarget: { value } }) => {
        const [group = 0, at = 0] = value.split('-').map(Number)
        const from = value ? groups[group] : undefined
        const birth = from?.births[at]
        if (birth) onChoose(birth, from.own)
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
