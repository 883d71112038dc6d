// /files/photos/{key}: profile photos, public and immutable; the key is unguessable and changes with each upload.
import { Hono } from 'hono'
import { AppError } from '#workers/contract/errors.ts'
import type { AppEnv } from '../http/types.ts'

export const photos = new Hono<AppEnv>({ strict: false }).get('/files/photos/:key', async (c) => {
  const object = await c.get('services').files.readPhoto(c.req.param('key'))
  if (!object) throw new AppError('not_found')
  return new Response(object.body, {
    headers: {
      'content-type': object.httpMetadata?.contentType ?? 'application/octet-stream',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'public, max-age=31536000, immutable',
      etag: object.httpEtag,
    },
  })
})
