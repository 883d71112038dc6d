// State of the form of a reading: its fields, its errors, and its submit.

import { useEffect, useRef, useState } from 'react'
import { ApiError, textInPlace } from '#app/api/api-client.ts'
import { sentencesOf } from '#app/errors/error-sentences.ts'
import { keepDraft, readDraft } from '#app/form/tab-draft.ts'
import { useDraftKey } from '#app/form/use-draft-key.ts'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { tab } from '#app/login-state/stored-login.ts'
import { toast } from '#app/ui/overlay/toasts.ts'
import * as routes from '#workers/contract/api/routes.ts'
import type { DayToRemember, ReadingAnswer } from '#workers/contract/consultations/readings.ts'
import type { Left } from './reading-content.tsx'
import { readingDraft, writtenIn } from './reading-draft.ts'
import { readingTexts } from './reading-text.ts'

/** `key`: the React key of the row. */
type Row = DayToRemember & { key: number }
type Values = { note: string; remedies: string; dates: Row[] }
/** By the path of the field; `whole`: for the whole form. */
type Errors = Partial<Record<string, string>>

type Options = { consultationId: string; left: Left | null; onSaved(next: ReadingAnswer): void }

export function useReadingForm({ consultationId: id, left, onSaved }: Options) {
  const text = useTexts(readingTexts)
  const keys = useRef(0)
  const row = (day: DayToRemember): Row => ({ ...day, key: keys.current++ })
  // The draft belongs to one version of the reading, because an older draft would undo a newer version.
  const draftKey = useDraftKey(`reading:${id}:${left?.updated_at ?? ''}`)
  const [values, setValues] = useState<Values>(() => {
    const written = (draftKey && writtenIn(readDraft(tab, draftKey))) || left
    return { note: written?.note ?? '', remedies: written?.remedies ?? '', dates: (written?.dates ?? []).map(row) }
  })
  const changed = useRef(false)
  useEffect(() => {
    if (draftKey && changed.current) keepDraft(tab, draftKey, readingDraft(values))
  }, [draftKey, values])
  const [errors, setErrors] = useState<Errors>({})
  const [busy, setBusy] = useState(false)

  function change(next: Partial<Values>) {
    changed.current = true
    setValues((before) => ({ ...before, ...next }))
    setErrors({})
  }

  function forget() {
    if (draftKey) keepDraft(tab, draftKey, '')
  }

  function fail(form: HTMLFormElement, found: Errors) {
    setErrors(found)
    // After the fields have rendered their errors.
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }

  async function submit(form: HTMLFormElement) {
    if (busy) return
    setBusy(true)
    // Empty rows are dropped.
    const dates = values.dates.filter(({ date, text: what }) => date !== '' || what.trim() !== '')
    setValues({ ...values, dates })
    const body = { ...values, dates: dates.map(({ date, text: what }) => ({ date, text: what })) }
    try {
      const { ReadingRequest } = await import('#workers/contract/consultations/readings.ts')
      const parsed = ReadingRequest.safeParse(body)
      if (!parsed.success) return fail(form, Object.fromEntries((await sentencesOf(parsed.error.issues)).reverse()))
      const next = await api.call(routes.writeReading, { params: { id }, body: parsed.data })
      forget()
      toast.success(left ? text.saved : text.sent)
      onSaved(next)
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {}
      const whole = error instanceof ApiError ? textInPlace(error) : text.failed
      fail(form, Object.keys(fields).length > 0 ? fields : whole ? { whole } : {})
    } finally {
      setBusy(false)
    }
  }

  return {
    values,
    errors,
    busy,
    submit,
    forget,
    set: change,
    setDay: (n: number, next: Partial<DayToRemember>) =>
      change({ dates: values.dates.map((each, at) => (at === n ? { ...each, ...next } : each)) }),
    addDay: () => change({ dates: [...values.dates, row({ date: '', text: '' })] }),
    removeDay: (n: number) => change({ dates: values.dates.filter((_, at) => at !== n) }),
  }
}
