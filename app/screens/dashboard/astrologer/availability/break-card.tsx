// Goes offline with the time of the return.

import { type FormEvent, useState } from 'react'
import { LocalDateTime } from '#app/format/local-time.tsx'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { useOwnLine } from '#app/shell/astrologers/line-context.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { InputField } from '#app/ui/form/input-field.tsx'
import { BACK_WITHIN } from '#workers/contract/limits.ts'
import { availabilityTexts } from './availability-text.ts'
import { useAvailabilitySettings } from './use-availability-settings.ts'

export function BreakCard({ backAt }: { backAt: number | null }) {
  const text = useTexts(availabilityTexts)
  const line = useOwnLine()
  const { busy, change } = useAvailabilitySettings()
  const [error, setError] = useState<string | undefined>()

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // The input's value is in the browser's zone.
    const at = Date.parse(String(new FormData(event.currentTarget).get('back_at')))
    const wrong = backProblem(at, Date.now())
    setError(wrong)
    // After an invalid time the astrologer remains online.
    if (wrong) return
    if (line && line.status !== 'offline') await line.toggle(false)
    await change({ back_at: at }, null)
  }

  return (
    <Card title={text.break} pad>
      <p className="mb-4 text-small text-muted">{text.breakLead}</p>
      {backAt === null ? (
        <form onSubmit={(event) => void onSubmit(event)} noValidate className="flex flex-wrap items-end gap-3">
          <InputField
            name="back_at"
            label={text.backLabel}
            type="datetime-local"
            error={error}
            className="flex-[1_1_200px]"
          />
          <Button type="submit" needsScript loading={busy}>
            {text.backSet}
          </Button>
        </form>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status">
            <LocalDateTime at={backAt}>{text.backShown}</LocalDateTime>
          </p>
          <Button size="sm" loading={busy} onClick={() => void change({ back_at: null }, null)}>
            {text.backClear}
          </Button>
        </div>
      )}
    </Card>
  )
}

function backProblem(at: number, now: number): string | undefined {
  const text = availabilityTexts[currentLanguage()]
  if (!(at > now)) return text.backPast
  return at > now + BACK_WITHIN ? text.backFar : undefined
}
