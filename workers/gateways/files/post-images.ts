// Images of posts in R2, validated by their bytes.
import type { PostImages } from '#workers/domain/blogs/images.ts'
import { withEffectTimeout } from '#workers/effect-timeout.ts'
import type { Env } from '#workers/env.ts'
import { readImageFile } from './image-bytes.ts'
import { withoutMetadata } from './image-metadata.ts'

// R2's limit of keys per list and delete: https://developers.cloudflare.com/r2/api/workers/workers-api-reference/
const KEYS_AT_ONCE = 1000

export function createPostImages({ FILES }: Pick<Env, 'FILES'>): PostImages {
  return {
    read: readImageFile,
    bare: (bytes, type) => withoutMetadata(new Uint8Array(bytes), type),
    async put(key, bytes, type) {
      await FILES.put(key, bytes, { httpMetadata: { contentType: type } })
    },
    deleteKeys: (keys) => FILES.delete(keys),
    async deleteAll(prefix) {
      for (;;) {
        const { objects, truncated } = await FILES.list({ prefix, limit: KEYS_AT_ONCE })
        if (objects.length > 0) await FILES.delete(objects.map(({ key }) => key))
        if (!truncated) return
      }
    },
    async list(prefix, cursor) {
      const page = await withEffectTimeout(
        FILES.list({ prefix, limit: KEYS_AT_ONCE, ...(cursor ? { cursor } : {}) }),
        'files',
      )
      const found = page.objects.map(({ key, size, uploaded }) => ({ key, bytes: size, at: uploaded.getTime() }))
      return { found, cursor: page.truncated ? page.cursor : null }
    },
  }
}
