// /files/…: photos of profiles and pictures of public posts, public and immutable, because their names are unguessable and
// change with their content. Pictures of hidden posts are for the author and admins.
import { Hono } from 'hono'
import { AppError } from '#workers/contract/errors/errors.ts'
import type { AppEnv } from '../http/types.ts'
import { postCoverPicture } from './site/post-cover-picture.ts'

// A file that is opened as a page must not run scripts.
const SANDBOX = { 'content-security-policy': "sandbox; default-src 'none'" }
const FOR_EVER = {
  ...SANDBOX,
  'cache-control': 'public, max-age=31536000, immutable',
}

/** Never cached, because the post may be hidden again. */
const HIDDEN = { ...SANDBOX, 'cache-control': 'private, no-store', vary: 'Cookie' }

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
    const { blogs, files } = c.get('services')
    const key = `blogs/${post}/${image}`
    const access = await blogs.pictureAccess({ viewer: c.get('viewer'), postId: post, path: `/files/${key}` })
    return answer(await files.readPostImage(key), access === 'public' ? FOR_EVER : HIDDEN)
  })

type Stored = { body: BodyInit } & Pick<R2ObjectBody, 'httpMetadata' | 'httpEtag'>

function answer(object: Stored | null, headers: Readonly<Record<string, string>> = FOR_EVER): Response {
  if (!object) throw new AppError('not_found')
  return new Response(object.body, {
    headers: {
      ...headers,
      'content-type': object.httpMetadata?.contentType ?? 'application/octet-stream',
      etag: object.httpEtag,
    },
  })
}
