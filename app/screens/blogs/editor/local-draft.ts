// Text that is not saved yet, kept on this device: a lost connection, a closed tab or an ended login loses nothing.
import type { KeyStore } from '#app/auth/storage.ts'
import type { PostStatus } from '#workers/contract/blogs.ts'

export type LocalDraft = {
  title: string
  tags: string
  status: PostStatus
  content: string
  /** The version of the post that it was written on; null for a new post. */
  version: number | null
  at: number
}

/** Each account has its own drafts, one for each post and one for a new post. */
export const draftKey = (userId: string, postId: string | null) => `blog-draft:${userId}:${postId ?? 'new'}`

export function readDraft(store: KeyStore, key: string): LocalDraft | null {
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
