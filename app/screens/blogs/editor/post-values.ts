// The values of the post's form, their difference from the stored post, and the request that saves them.
import type { PostStatus, WirePost } from '#workers/contract/content/blogs.ts'
import type { CoverChange } from './cover-field.tsx'
import { appendCover } from './cover-files.ts'

export type PostValues = { title: string; tags: string; status: PostStatus; content: string }

export const NEW_POST: PostValues = { title: '', tags: '', status: 'draft', content: '' }

export function valuesOf({ title, tags, status, content }: WirePost): PostValues {
  return { title, tags, status, content }
}

export type Written = {
  values: PostValues
  cover: CoverChange
  /** The editor serializes unchanged HTML differently, which is not a change. */
  contentTouched: boolean
}

/** True if a value differs from the stored post. */
export function isUnsaved(stored: PostValues, written: Written): boolean {
  return changesApproved(stored, written) || written.values.status !== stored.status
}

/** True if saving withdraws an approval. */
export function changesApproved(stored: PostValues, { values, cover, contentTouched }: Written): boolean {
  const textual = values.title.trim() !== stored.title || tidy(values.tags) !== stored.tags
  return textual || (contentTouched && values.content !== stored.content) || cover.kind !== 'keep'
}

const tidy = (tags: string) =>
  tags
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
    .join(', ')

/** The fields of the upload form. */
export function formOf(
  { values, cover, contentTouched }: Written,
  { version, author }: { version: number | null; author: string },
): FormData {
  const form = new FormData()
  form.append('title', values.title.trim())
  if (contentTouched || version === null) form.append('content', values.content)
  form.append('tags', values.tags)
  form.append('status', values.status)
  form.append('astrologer_id', author)
  if (version !== null) form.append('version', String(version))
  if (cover.kind === 'new') appendCover(form, cover.files)
  if (cover.kind === 'remove') form.append('remove_cover', 'true')
  return form
}
