// The form of a reading, in a dialog: note, dates, remedies.

import { type FormEvent, useId } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { InputField } from '#app/ui/form/input-field.tsx'
import { TextareaField } from '#app/ui/form/textarea-field.tsx'
import { MoreIcon } from '#app/ui/icons/more-icon.tsx'
import { Dialog } from '#app/ui/overlay/dialog.tsx'
import { DATE_WORDS_MAX, READING_DATES_MAX, READING_MAX } from '#workers/contract/consultations/reading-limits.ts'
import type { ReadingAnswer } from '#workers/contract/consultations/readings.ts'
import type { Left } from './reading-content.tsx'
import { readingTexts } from './reading-text.ts'
import { useReadingForm } from './use-reading-form.ts'

type Props = {
  consultationId: string
  client: string
  /** The reading as last saved; null before the first time. */
  left: Left | null
  onClose(): void
  onSaved(next: ReadingAnswer): void
}

export function ReadingForm({ consultationId, client, left, onClose, onSaved }: Props) {
  const text = useTexts(readingTexts)
  const { values, errors, busy, set, setDay, addDay, removeDay, submit, forget } = useReadingForm({
    consultationId,
    left,
    onSaved,
  })
  const form = useId()
  const { note, remedies, dates } = values
  return (
    <Dialog
      open
      onClose={onClose}
      title={left ? text.change : text.leave}
      width={560}
      busy={busy}
      footer={
        <>
          <Button
            disabled={busy}
            onClick={() => {
              forget()
              onClose()
            }}
          >
            {text.cancel}
          </Button>
          <Button type="submit" needsScript form={form} variant="primary" loading={busy}>
            {left ? text.save : text.send}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="space-y-5"
        noValidate
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault()
          void submit(event.currentTarget)
        }}
      >
        {errors.whole ? <Callout tone="danger">{errors.whole}</Callout> : null}
        <TextareaField
          label={text.noteLabel}
          hint={text.noteHint}
          rows={5}
          maxLength={READING_MAX}
          value={note}
          error={errors.note}
          onChange={({ currentTarget }) => set({ note: currentTarget.value })}
        />
        <fieldset className="space-y-3">
          <legend className="text-14 font-semibold">{text.toRemember}</legend>
          {dates.map(({ key, date, text: what }, n) => (
            <div key={key} className="flex items-start gap-2">
              <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-[160px_minmax(0,1fr)]">
                <InputField
                  label={text.day(n + 1)}
                  hideLabel
                  type="date"
                  value={date}
                  error={errors[`dates.${n}.date`]}
                  onChange={({ currentTarget }) => setDay(n, { date: currentTarget.value })}
                />
                <InputField
                  label={text.dayFor(n + 1)}
                  hideLabel
                  placeholder={text.dayFor(n + 1)}
                  maxLength={DATE_WORDS_MAX}
                  value={what}
                  error={errors[`dates.${n}.text`]}
                  onChange={({ currentTarget }) => setDay(n, { text: currentTarget.value })}
                />
              </div>
              <Button variant="quiet" aria-label={text.removeDay(n + 1)} onClick={() => removeDay(n)}>
                <MoreIcon name="trash" size="sm" />
              </Button>
            </div>
          ))}
          {dates.length < READING_DATES_MAX ? (
            <Button size="sm" onClick={addDay}>
              <MoreIcon name="plus" size="sm" />
              {text.addDay}
            </Button>
          ) : null}
        </fieldset>
        <TextareaField
          label={text.remediesLabel}
          hint={text.remediesHint}
          rows={3}
          maxLength={READING_MAX}
          value={remedies}
          error={errors.remedies}
          onChange={({ currentTarget }) => set({ remedies: currentTarget.value })}
        />
        <p className="text-small text-muted">{text.sees(client)}</p>
      </form>
    </Dialog>
  )
}
