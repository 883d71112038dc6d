// The message that somebody is writing in a consultation, kept in this tab until it is sent.
import { type KeyStore, keepChoice, MESSAGES } from '#app/auth/storage.ts'

const keyOf = (consultationId: string) => `${MESSAGES}draft:${consultationId}`

export function readMessageDraft(tab: KeyStore, consultationId: string): string {
  return tab.getItem(keyOf(consultationId)) ?? ''
}

export function keepMessageDraft(tab: KeyStore, consultationId: string, text: string): void {
  if (text) keepChoice(tab, keyOf(consultationId), text)
  else tab.removeItem(keyOf(consultationId))
}
