// /blogs/… and /admin/blogs/: posts of astrologers.
import * as spec from '#workers/contract/api/blogs.ts'
import { createApi, endpoint } from '../http/endpoint.ts'

export const blogs = createApi()

endpoint(blogs, spec.listPosts, 'public', async ({ c, services, viewer, query }) =>
  // A request for an author's posts without a page number gets all of them.
  services.blogs.list({ viewer, query, whole: query.astrologer_id !== undefined && c.req.query('page') === undefined }),
)

endpoint(blogs, spec.readPost, 'public', async ({ services, viewer, param }) =>
  services.blogs.read({ viewer, id: param('id') }),
)

endpoint(blogs, spec.createPost, 'write_posts', async ({ services, viewer, body, effect }) =>
  services.blogs.create({ viewer, form: body, id: effect.id }),
)

endpoint(blogs, spec.updatePost, 'write_posts', async ({ services, viewer, body, param }) =>
  services.blogs.update({ viewer, id: param('id'), form: body }),
)

endpoint(blogs, spec.deletePost, 'remove_posts', async ({ services, viewer, query, param }) => {
  await services.blogs.remove({ viewer, id: param('id'), astrologerId: query.astrologer_id })
  return { success: true as const }
})

endpoint(blogs, spec.listPostsToModerate, 'moderate_posts', async ({ services, viewer, query }) =>
  services.blogs.listToModerate({ viewer, query }),
)

endpoint(blogs, spec.moderatePosts, 'moderate_posts', async ({ services, viewer, body }) => {
  const { message } = await services.blogs.moderate({
    viewer,
    action: body.action,
    ids: body.blog_ids,
    versions: body.versions,
  })
  return { success: true as const, message }
})
