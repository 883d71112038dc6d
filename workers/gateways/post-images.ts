// Images of posts in R2, checked by their bytes.
import type { PostImages } from '#workers/domain/blogs/images.ts'
import type { Env } from '../env.ts'
import { readImageFile } from './image-bytes.ts'
import { withoutMetadata } from './image-metadata.ts'

// R2 deletes at most so many keys at once: https://developers.cloudflare.com/r2/api/workers/workers-api-reference/
const KEYS_AT_ONCE = 1000

export function createPostImages({ FILES }: Pick<Env, 'FILES'>): PostImages {
  return {
    read: readImageFile,
    async put(key, bytes, type) {
      // Each was read whole before.
      const bare = withoutMetadata(new Uint8Array(bytes), type) ?? bytes
      await FILES.put(key, bare, { httpMetadata: { contentType: type } })
    },
    deleteKeys: (keys) => FILES.delete(keys),
    async deleteAll(prefix) {
      for (;;) {
        const { objects, truncated } = await FILES.list({ prefix, limit: KEYS_AT_ONCE })
        if (objects.length > 0) await FILES.delete(objects.map(({ key }) => key))
        if (!truncated) return
      }
    },
  }
}
