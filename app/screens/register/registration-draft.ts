// The fields of an astrologer's registration, stored for this tab so that a reload loses none. Passwords are not
// stored.
import type { KeyStore } from '#app/login-state/login-storage.ts'
import { type AstrologerField, astrologerFields } from '#app/screens/astrologer-register/astrologer-body.ts'

const KEY = 'astrologer_registration'

export type Draft = { step: number; values: Record<AstrologerField, string> }

export function keepDraft(tab: KeyStore, { step, values }: Draft): void {
  try {
    tab.setItem(KEY, JSON.stringify({ step, values: { ...values, password: '' } }))
  } catch {
    // Without storage a reload starts with empty fields.
  }
}

/** Null without a draft. Only strings of known fields are accepted, because anyone may edit the storage. */
export function readDraft(tab: KeyStore, steps: number): Draft | null {
  try {
    const { step, values } = JSON.parse(tab.getItem(KEY) ?? 'null') as {
      step: unknown
      values: Record<string, unknown>
    }
    const texts = Object.keys(astrologerFields).map((name) => [
      name,
      typeof values[name] === 'string' ? values[name] : '',
    ])
    return {
      step: typeof step === 'number' && step >= 0 && step < steps ? Math.floor(step) : 0,
      values: Object.fromEntries(texts) as Draft['values'],
    }
  } catch {
    return null
  }
}

export function dropDraft(tab: KeyStore): void {
  tab.removeItem(KEY)
}
