// /files/…: photos of profiles and images of posts, public and immutable; their names are unguessable and change with what
// they hold.
import { Hono } from 'hono'
import { AppError } from '#workers/contract/errors.ts'
import type { AppEnv } from '../http/types.ts'
import { postCoverPicture } from './post-cover-picture.ts'

// Should somebody open a file as a page, it can do nothing.
const FOR_EVER = {
  'content-security-policy': "sandbox; default-src 'none'",
  'cache-control': 'public, max-age=31536000, immutable',
}

export const photos = new Hono<AppEnv>({ strict: false })
  .get('/files/photos/:key', async (c) => answer(await c.get('services').files.readPhoto(c.req.param('key'))))
  .get('/files/photos/:key/small', async (c) =>
    answer(await c.get('services').files.readSmallPhoto(c.req.param('key'))),
  )
  .get('/files/blogs/:post/plate.svg', (c) =>
    c.body(postCoverPicture(c.req.param('post')), 200, { ...FOR_EVER, 'content-type': 'image/svg+xml' }),
  )
  .get('/files/blogs/:post/:image', async (c) => {
    const { post, image } = c.req.param()
    return answer(await c.get('services').files.readPostImage(post, image))
  })

function answer(object: R2ObjectBody | null): Response {
  if (!object) throw new AppError('not_found')
  return new Response(object.body, {
    headers: {
      ...FOR_EVER,
      'content-type': object.httpMetadata?.contentType ?? 'application/octet-stream',
      etag: object.httpEtag,
    },
  })
}
