// The hours in which only urgent notifications are pushed.

import { type FormEvent, useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { InputField } from '#app/ui/form/input-field.tsx'
import type { NoticeChoiceAnswer } from '#workers/contract/accounts/notifications.ts'
import { noticesTexts } from './notices-text.ts'
import type { NoticeChanges } from './use-notice-choice.ts'

type Props = { choice: NoticeChoiceAnswer; changes: NoticeChanges }

export function QuietHoursCard({ choice, changes: { busy, change } }: Props) {
  const text = useTexts(noticesTexts)
  const [wrong, setWrong] = useState<string | null>(null)
  const { quiet_from: from, quiet_to: to, time_zone: zone } = choice

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const read = (name: string) => String(typed.get(name)) || null
    setWrong(await change({ quiet_from: read('from'), quiet_to: read('to') }, text.saved))
  }

  async function clear() {
    setWrong(await change({ quiet_from: null, quiet_to: null }, text.cleared))
  }

  return (
    <Card title={text.quiet} pad>
      <p className="mb-4 text-small text-muted">{text.quietLead((zone ?? 'UTC').replaceAll('_', ' '))}</p>
      <form key={`${from}-${to}`} onSubmit={(event) => void save(event)} noValidate className="grid gap-4">
        <div className="grid grid-cols-2 items-start gap-3">
          <InputField name="from" type="time" label={text.from} defaultValue={from ?? ''} inputClassName="num" />
          <InputField
            name="to"
            type="time"
            label={text.to}
            defaultValue={to ?? ''}
            inputClassName="num"
            error={wrong}
          />
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" needsScript loading={busy}>
            {text.save}
          </Button>
          {from === null ? null : (
            <Button variant="quiet" disabled={busy} onClick={() => void clear()}>
              {text.clear}
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}
