// A new post is created once: a repeat after a lost response sends an identical form with the same idempotency key.
import { newId } from '#workers/contract/ports.ts'
import type { Written } from './post-values.ts'

export type PostRequest = { form: FormData; key: string }

/** Returns the last request until a text, the status or the cover changes; then `make` creates another one. */
export function createPostRequests() {
  let last: (PostRequest & { text: string; cover: Written['cover'] }) | null = null
  return async ({ values, cover }: Written, make: () => Promise<FormData>): Promise<PostRequest> => {
    const text = JSON.stringify(values)
    if (last?.text !== text || last.cover !== cover) last = { form: await make(), key: newId(), text, cover }
    return last
  }
}
