// The answer to an editor whose version of a post is outdated.
import { AppError } from '#workers/contract/errors/errors.ts'
import { problem } from '#workers/contract/errors/problem.ts'
import type { StoredPost } from './blog.repo.ts'
import { tidyTags } from './post-excerpt.ts'

/** The compared fields. */
const FIELDS = ['title', 'content', 'tags', 'status'] as const
type Field = (typeof FIELDS)[number]
type Sent = Partial<Record<Field, string>>

/** The fields in which the stored post differs from the sent one. */
export function differingFields(stored: StoredPost, sent: Sent): Field[] {
  const tidy: Sent = { ...sent, ...(sent.tags === undefined ? {} : { tags: tidyTags(sent.tags) }) }
  return FIELDS.filter((name) => tidy[name] !== undefined && tidy[name] !== stored[name])
}

export function conflict(stored: StoredPost, sent: Sent): AppError {
  const names = differingFields(stored, sent)
  return new AppError('conflict', {
    problem: problem('post_changed', { fields: names }),
    fields: Object.fromEntries(names.map((name) => [name, problem('saved_otherwise')])),
  })
}
