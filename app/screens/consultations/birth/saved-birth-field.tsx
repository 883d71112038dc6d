// The selection of a saved birth, with the uncertainty of its time.

import { bornOnTexts, certaintyTexts } from '#app/births/birth-text.ts'
import { useTexts } from '#app/language/texts.ts'
import { SelectField } from '#app/ui/form/select-field.tsx'
import type { WireBirthProfile } from '#workers/contract/accounts/birth-profiles.ts'
import { birthBarTexts } from './birth-bar-text.ts'

type Props = {
  /** Null until they are loaded. */
  births: WireBirthProfile[] | null
  chosen: WireBirthProfile | undefined
  onChoose(id: string): void
  problem: string | null
}

export function SavedBirthField({ births, chosen, onChoose, problem }: Props) {
  const certaintyText = useTexts(certaintyTexts)
  const text = useTexts(birthBarTexts)
  const bornOn = useTexts(bornOnTexts)
  const sure = chosen ? certaintyText(chosen.uncertainty_minutes) : null
  return (
    <>
      <SelectField
        label={text.which}
        value={chosen?.id ?? ''}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        options={[
          { value: '', label: text.choose },
          ...(births ?? []).map((birth) => ({ value: birth.id, label: birth.name })),
        ]}
        error={problem ?? undefined}
        hint={chosen ? bornOn(chosen) : undefined}
      />
      {chosen?.time === null ? <p className="text-small text-busy">{text.unknown}</p> : null}
      {sure ? <p className="text-small text-muted">{text.doubt(sure)}</p> : null}
    </>
  )
}
