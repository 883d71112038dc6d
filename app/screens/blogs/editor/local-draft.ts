// Text that is not saved yet, kept on this device: a lost connection, a closed tab or an ended login loses nothing.
import { DRAFTS, type KeyStore, type ListedStore } from '#app/login-state/login-storage.ts'
import type { PostStatus } from '#workers/contract/content/blogs.ts'
import { newId } from '#workers/contract/ports.ts'

export type LocalDraft = {
  title: string
  tags: string
  status: PostStatus
  content: string
  /** The version of the post that it was written on; null for a new post. */
  version: number | null
  at: number
}

/** A draft with the key that it is kept under. */
export type FoundDraft = LocalDraft & { key: string }

/** Each account has its own drafts: of each post, and of new posts. */
export const draftsOf = (userId: string, postId: string | null) => `${DRAFTS}${userId}:${postId ?? 'new'}`

/** Each form that is open writes to a key of its own: neither another tab nor an offered draft is overwritten. */
export const newDraftKey = (place: string) => `${place}:${newId()}`

/** The newest draft of earlier forms and other tabs; `own`: the key of this form. */
export function findDraft(store: ListedStore, place: string, own: string): FoundDraft | null {
  const drafts = store.keys().flatMap((key) => {
    const draft = key !== own && (key === place || key.startsWith(`${place}:`)) ? readDraft(store, key) : null
    return draft ? [{ ...draft, key }] : []
  })
  return drafts.sort((one, other) => other.at - one.at)[0] ?? null
}

function readDraft(store: KeyStore, key: string): LocalDraft | null {
  try {
    const draft = JSON.parse(store.getItem(key) ?? 'null') as Partial<LocalDraft> | null
    const whole = typeof draft?.title === 'string' && typeof draft.content === 'string' && typeof draft.at === 'number'
    if (!whole) return null
    const { title = '', content = '', tags = '', at = 0, version = null, status } = draft
    return { title, content, tags, at, version, status: status === 'published' ? 'published' : 'draft' }
  } catch {
    return null
  }
}

/** False when the browser has no room for it. */
export function keepDraft(store: KeyStore, key: string, draft: LocalDraft): boolean {
  try {
    store.setItem(key, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}
