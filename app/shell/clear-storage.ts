import { DRAFTS } from '#app/auth/storage.ts'

/** Removes what the site keeps in this browser, but no text that somebody wrote and could not save yet. */
export function clearStorage(storage: Storage): void {
  for (const key of Object.keys(storage)) if (!key.startsWith(DRAFTS)) storage.removeItem(key)
}
