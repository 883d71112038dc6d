import { DRAFTS, type ListedStore } from '#app/auth/storage.ts'

/** Removes what the site keeps in this browser, but no text that somebody wrote and could not save yet. */
export function clearStorage(storage: ListedStore): void {
  for (const key of storage.keys()) if (!key.startsWith(DRAFTS)) storage.removeItem(key)
}
