// Posts on the wire.
import * as z from 'zod'
import { trimmed } from '#workers/contract/text/trimmed.ts'
import { problemCode } from '#workers/contract/text/zod-messages.ts'
import { POST_SEARCH_MAX, POST_TAGS_MAX, POST_TITLE_MAX } from './blog-limits.ts'

export const POST_STATUSES = ['draft', 'published'] as const
export type PostStatus = (typeof POST_STATUSES)[number]

/** A file of a form. Node, workerd and browsers all have Blob; browsers send an empty one for a field without a file. */
const file = z
  .custom<Blob>((value) => value instanceof Blob, problemCode('no_file'))
  .transform((blob) => (blob.size > 0 ? blob : undefined))
  .optional()
  .meta({ type: 'string', format: 'binary' })

// An empty form field is treated as absent.
const optionalText = (max: number) =>
  z
    .string()
    .max(max)
    .transform((text) => text || undefined)
    .optional()

const title = z
  .string(problemCode('title_missing'))
  .overwrite(trimmed)
  .min(1, problemCode('title_missing'))
  .max(POST_TITLE_MAX, problemCode('title_too_long'))

/** The form of a post. Absent fields remain unchanged in an edit. */
export const PostForm = z.object({
  title,
  content: z.string().optional(),
  tags: z.string().max(POST_TAGS_MAX, problemCode('tags_too_long')).optional(),
  status: z.enum(POST_STATUSES, problemCode('post_status_missing')).optional(),
  cover_image: file,
  /** The cover in 480 and 960 pixels width. */
  cover_image_480: file,
  cover_image_960: file,
  /** The picture for link previews, 1200 × 630 pixels, drawn by the author's browser. */
  share_image: file,
  remove_cover: z.enum(['true', 'false']).optional(),
  astrologer_id: optionalText(64),
  /** The version that was edited: an outdated one is refused, so that no newer text is lost. */
  version: z.coerce.number().int().min(1).optional(),
})
export type PostForm = z.infer<typeof PostForm>

export const PostsQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  search: z.string().max(POST_SEARCH_MAX, problemCode('text_too_long')).optional(),
  astrologer_id: optionalText(64),
})
export type PostsQuery = z.infer<typeof PostsQuery>

export const PostOfQuery = z.object({ astrologer_id: optionalText(64) })

const AuthorWorks = z
  .boolean()
  .describe('False while its author is not approved or is suspended: the post is hidden then')

export const WirePostRow = z.object({
  id: z.string(),
  title: z.string(),
  /** The readable end of the post's URL. */
  slug: z.string(),
  excerpt: z.string(),
  tags: z.string(),
  status: z.enum(POST_STATUSES),
  cover_image: z.string().nullable(),
  cover_srcset: z.string().nullable(),
  author: z.string(),
  author_name: z.string(),
  author_photo: z.string().nullable(),
  created_at: z.number(),
  updated_at: z.number(),
  is_approved: z.boolean(),
  author_works: AuthorWorks,
  approval_date: z.number().nullable(),
  reading_minutes: z.int(),
})
export type WirePostRow = z.infer<typeof WirePostRow>

export const WirePost = WirePostRow.extend({
  content: z.string(),
  version: z.int(),
  share_image: z.string().nullable(),
})
export type WirePost = z.infer<typeof WirePost>

export const PostsAnswer = z.object({ count: z.int(), results: z.array(WirePostRow) })
export type PostsAnswer = z.infer<typeof PostsAnswer>

export const APPROVALS = ['approved', 'unapproved', 'pending'] as const

export const AdminPostsQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  status: z.enum(POST_STATUSES).optional(),
  approval: z.enum(APPROVALS).optional(),
  author_name: optionalText(80),
  sort: z.enum(['date', '-date', 'title', '-title']).optional(),
})
export type AdminPostsQuery = z.infer<typeof AdminPostsQuery>

/** A post in the admins' list, without its content, which has its own endpoint. */
export const WireAdminPost = z.object({
  id: z.string(),
  title: z.string(),
  author: z.string(),
  author_id: z.string(),
  status: z.enum(POST_STATUSES),
  is_approved: z.boolean(),
  author_works: AuthorWorks,
  approval_status_display: z.string(),
  approved_by: z.string().nullable(),
  approval_date: z.number().nullable(),
  created_at: z.number(),
  can_be_approved: z.boolean(),
  version: z.int(),
  tags: z.string(),
  excerpt: z.string(),
})
export type WireAdminPost = z.infer<typeof WireAdminPost>

export const AdminPostsAnswer = z.object({ count: z.int(), blogs: z.array(WireAdminPost) })

export const ModerateRequest = z.strictObject({
  action: z.enum(['approve', 'unapprove']),
  blog_ids: z.array(z.string().max(64)).min(1, problemCode('posts_missing')).max(90),
  /** The displayed versions by post id: if one has changed since, nothing is approved. */
  versions: z.record(z.string().max(64), z.int()).optional(),
})
export type ModerateRequest = z.infer<typeof ModerateRequest>
export const ModerateAnswer = z.object({ success: z.literal(true), message: z.string() })
