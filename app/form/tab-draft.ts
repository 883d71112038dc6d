// Drafts of unsent texts, stored for this tab and per account.
import { type KeyStore, keepChoice, MESSAGES } from '#app/login-state/login-storage.ts'
import type { Values } from './form-answer.ts'

/** `place`: identifies the text, for example `review:<id>`. */
export const draftKey = (userId: string, place: string) => `${MESSAGES}draft:${userId}:${place}`

/** Empty if there is no draft. */
export const readDraft = (tab: KeyStore, key: string): string => tab.getItem(key) ?? ''

export function keepDraft(tab: KeyStore, key: string, text: string): void {
  if (text) keepChoice(tab, key, text)
  else tab.removeItem(key)
}

/** The properties of a form field that are used. */
type Field = { name: string; type: string; value: string; checked?: boolean }

const isChoice = ({ type }: Field) => type === 'radio'
const isWritten = (field: Field) => field.type === 'textarea' || isChoice(field)

/** The texts and choices of a form as a draft; empty if nothing was entered. */
export function draftOf(fields: readonly Field[]): string {
  const written = fields.filter((field) => isWritten(field) && field.value !== '' && field.checked !== false)
  const values = written.map(({ name, value }) => [name, value])
  return values.length > 0 ? JSON.stringify(Object.fromEntries(values)) : ''
}

/** Restores a draft into empty fields only, because the user may have typed before hydration. */
export function fillDraft(fields: readonly Field[], draft: string): void {
  const values = parsed(draft)
  const chosen = fields.filter((field) => isChoice(field) && field.checked).map(({ name }) => name)
  for (const field of fields) {
    const value = values[field.name]
    if (typeof value !== 'string') continue
    if (isChoice(field)) field.checked ||= !chosen.includes(field.name) && field.value === value
    else if (isWritten(field) && field.value === '') field.value = value
  }
}

/** Anyone may edit the storage, so the draft is validated. */
function parsed(draft: string): Values {
  try {
    const values: unknown = JSON.parse(draft || '{}')
    return typeof values === 'object' && values !== null ? (values as Values) : {}
  } catch {
    return {}
  }
}
