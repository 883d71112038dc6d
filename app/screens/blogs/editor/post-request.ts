// A new post is written once: a repeated press after a lost answer sends the very same form under the same key.
import { newId } from '#workers/contract/ports.ts'
import type { Written } from './post-values.ts'

export type PostRequest = { form: FormData; key: string }

/** Gives the last request again until a text, the status or the cover was changed; then `make` fills another form. */
export function createPostRequests() {
  let last: (PostRequest & { text: string; cover: Written['cover'] }) | null = null
  return async ({ values, cover }: Written, make: () => Promise<FormData>): Promise<PostRequest> => {
    const text = JSON.stringify(values)
    if (last?.text !== text || last.cover !== cover) last = { form: await make(), key: newId(), text, cover }
    return last
  }
}
