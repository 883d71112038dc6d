// The answer to somebody whose version of a post is no longer the newest.
import { AppError } from '#workers/contract/errors.ts'
import type { StoredPost } from './blog.repo.ts'
import { tidyTags } from './post-excerpt.ts'

/** The fields that are compared, each with its word for a person. */
const FIELDS = { title: 'title', content: 'text', tags: 'tags', status: 'status' } as const
type Field = keyof typeof FIELDS
type Sent = Partial<Record<Field, string>>

/** The fields in which the stored post is another than what was sent. */
export function differingFields(stored: StoredPost, sent: Sent): Field[] {
  const tidy: Sent = { ...sent, ...(sent.tags === undefined ? {} : { tags: tidyTags(sent.tags) }) }
  return (Object.keys(FIELDS) as Field[]).filter((name) => tidy[name] !== undefined && tidy[name] !== stored[name])
}

export function conflict(stored: StoredPost, sent: Sent): AppError {
  const names = differingFields(stored, sent)
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(names.map((name) => FIELDS[name]))
  return new AppError('conflict', {
    message: `This post was saved elsewhere in the meantime.${list && ` Different from yours: ${list}.`}`,
    fields: Object.fromEntries(names.map((name) => [name, 'This was saved with another value meanwhile.'])),
  })
}
