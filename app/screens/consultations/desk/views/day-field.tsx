import { useEffect, useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { deskTexts } from '#app/screens/consultations/desk/desk-text.ts'
import type { Desk } from '#app/screens/consultations/desk/use-desk.ts'
import { Button } from '#app/ui/button.tsx'
import { InputField } from '#app/ui/form/input-field.tsx'

const FIRST = '1800-01-01'
const LAST = '2200-12-30'

/** The day of the dashas and transits; it follows the other side's while this side follows. */
export function DayField({ desk, today }: { desk: Desk; today: string }) {
  const text = useTexts(deskTexts)
  const shown = desk.place.date ?? today
  const [typed, setTyped] = useState(shown)
  useEffect(() => setTyped(shown), [shown])
  const valid = /^\d{4}-\d{2}-\d{2}$/.test(typed) && typed >= FIRST && typed <= LAST
  return (
    <div className="flex items-end gap-2.5">
      <InputField
        className="flex-1"
        label={text.day}
        type="date"
        small
        min={FIRST}
        max={LAST}
        value={typed}
        error={valid ? undefined : text.badDay}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value)
          if (value >= FIRST && value <= LAST) desk.look({ date: value === today ? null : value })
        }}
      />
      <Button size="sm" disabled={desk.place.date === null} onClick={() => desk.look({ date: null })}>
        {text.today}
      </Button>
    </div>
  )
}
