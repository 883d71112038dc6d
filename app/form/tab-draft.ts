// Words that somebody is writing, kept in this tab until they are sent. Each account has its own.
import { type KeyStore, keepChoice, MESSAGES } from '#app/auth/storage.ts'
import type { Values } from './form-answer.ts'

/** `place`: what is being written, for example `review:<id>`. */
export const draftKey = (userId: string, place: string) => `${MESSAGES}draft:${userId}:${place}`

/** Empty without a draft. */
export function readDraft(tab: KeyStore, key: string): string {
  try {
    return tab.getItem(key) ?? ''
  } catch {
    // A blocked storage: a reload then loses what was typed.
    return ''
  }
}

export function keepDraft(tab: KeyStore, key: string, text: string): void {
  if (text) keepChoice(tab, key, text)
  else tab.removeItem(key)
}

/** A field of a form, as the browser has it. */
type Field = { name: string; type: string; value: string; checked?: boolean }

const isChoice = ({ type }: Field) => type === 'radio'
const isWritten = (field: Field) => field.type === 'textarea' || isChoice(field)

/** Texts and choices of a form as a draft; empty while nothing is written. */
export function draftOf(fields: readonly Field[]): string {
  const written = fields.filter((field) => isWritten(field) && field.value !== '' && field.checked !== false)
  const values = written.map(({ name, value }) => [name, value])
  return values.length > 0 ? JSON.stringify(Object.fromEntries(values)) : ''
}

/** Fills a draft into the fields that are still empty: what was typed before the page was alive stays. */
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

/** Anyone may edit storage. */
function parsed(draft: string): Values {
  try {
    const values: unknown = JSON.parse(draft || '{}')
    return typeof values === 'object' && values !== null ? (values as Values) : {}
  } catch {
    return {}
  }
}
