import { DASHAS, type DashaOfLife } from 'drishti-jyotish/advanced/dasha-starts.ts'
import { useTexts } from '#app/language/texts.ts'
import { ControlledCheckbox } from '#app/ui/form/controlled-checkbox.tsx'
import { fieldLabel } from '#app/ui/form/field-class.ts'
import { advancedTexts } from './advanced-text.ts'

type Props = { chosen: readonly DashaOfLife[]; onChange(chosen: readonly DashaOfLife[]): void }

/** The dashas whose periods are listed among the transits. */
export function DashaChoice({ chosen, onChange }: Props) {
  const text = useTexts(advancedTexts)
  return (
    <fieldset className="w-full min-w-0">
      <legend className={fieldLabel}>{text.withDashas}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {DASHAS.map((dasha) => (
          <ControlledCheckbox
            key={dasha}
            label={text.dashaNames[dasha]}
            checked={chosen.includes(dasha)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(DASHAS.filter((each) => (each === dasha ? checked : chosen.includes(each))))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
