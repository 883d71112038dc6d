import { type RefObject, useEffect, useRef } from 'react'
import { tab } from '#app/auth/kept-login.ts'
import { draftOf, fillDraft, keepDraft, readDraft } from './tab-draft.ts'
import { useDraftKey } from './use-draft-key.ts'

/**
 * Texts and choices of a form that is not sent yet: they stay through a reload, a look at another page and a new log-in. `keep`
 * belongs to the form's `onInput`. `done`: true once it is sent.
 */
export function useFormDraft(form: RefObject<HTMLFormElement>, { place, done }: { place: string; done?: unknown }) {
  const key = useDraftKey(place)
  const filled = useRef<HTMLFormElement | null>(null)
  const fields = () => [...(form.current?.elements ?? [])] as HTMLInputElement[]
  const keep = () => {
    if (key) keepDraft(tab, key, draftOf(fields()))
  }
  const forget = () => {
    if (key) keepDraft(tab, key, '')
  }
  // The form may come later than its state.
  useEffect(() => {
    if (!key || form.current === filled.current) return
    filled.current = form.current
    if (!form.current) return
    fillDraft(fields(), readDraft(tab, key))
    keep()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each success
  useEffect(() => {
    if (done) forget()
  }, [done])
  return { keep, forget }
}
