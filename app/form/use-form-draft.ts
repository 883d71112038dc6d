import { type RefObject, useEffect, useRef } from 'react'
import { tab } from '#app/login-state/stored-login.ts'
import { draftOf, fillDraft, keepDraft, readDraft } from './tab-draft.ts'
import { useDraftKey } from './use-draft-key.ts'

/**
 * Keeps the texts and choices of an unsent form across reloads, navigation and a new log-in. `keep` is for the form's
 * `onInput`. `done`: true once the form is sent.
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
  // Runs after each render, because the form may be mounted later than the component.
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
