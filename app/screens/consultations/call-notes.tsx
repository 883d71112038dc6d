// The astrologer's own notes during a call: they stay in this tab.
import { useEffect, useState } from 'react'
import { tab } from '#app/auth/browser-login.ts'
import { TextareaField } from '#app/ui/textarea-field.tsx'
import { phoneText as text } from './phone-text.ts'

const NOTES_MAX = 5_000

export function CallNotes({ consultationId }: { consultationId: string }) {
  const key = `notes:${consultationId}`
  const [notes, setNotes] = useState('')
  useEffect(() => setNotes(tab.getItem(key) ?? ''), [key])

  function write(next: string) {
    setNotes(next)
    try {
      tab.setItem(key, next)
    } catch {
      // Without storage a reload loses them.
    }
  }

  return (
    <section className="bg-(--night-card) card card-pad">
      <TextareaField
        label={text.notes}
        hint={text.notesHint}
        rows={4}
        maxLength={NOTES_MAX}
        value={notes}
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
    </section>
  )
}
