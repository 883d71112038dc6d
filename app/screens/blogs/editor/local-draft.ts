// Unsaved text, stored in this browser, so that it survives a lost connection, a closed tab or an ended login.
import { DRAFTS, type KeyStore, type ListedStore } from '#app/login-state/login-storage.ts'
import type { PostStatus } from '#workers/contract/content/blogs.ts'
import { newId } from '#workers/contract/ports.ts'

export type LocalDraft = {
  title: string
  tags: string
  status: PostStatus
  content: string
  /** The version of the post on which it is based; null for a new post. */
  version: number | null
  at: number
}

/** A draft with its storage key. */
export type FoundDraft = LocalDraft & { key: string }

/** The prefix of an account's drafts, per post, or for new posts. */
export const draftsOf = (userId: string, postId: string | null) => `${DRAFTS}${userId}:${postId ?? 'new'}`

/** Each open form has a key of its own, so that it overwrites neither another tab's nor an offered draft. */
export const newDraftKey = (place: string) => `${place}:${newId()}`

/** The latest draft of earlier forms and other tabs; `own`: the key of this form. */
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

/** False if the storage is full. */
export function keepDraft(store: KeyStore, key: string, draft: LocalDraft): boolean {
  try {
    store.setItem(key, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}
