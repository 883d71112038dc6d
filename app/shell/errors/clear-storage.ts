import { DRAFTS, type ListedStore } from '#app/login-state/login-storage.ts'

/** Removes everything that the site stores in this browser except drafts of unsaved texts. */
export function clearStorage(storage: ListedStore): void {
  for (const key of storage.keys()) if (!key.startsWith(DRAFTS)) storage.removeItem(key)
}
