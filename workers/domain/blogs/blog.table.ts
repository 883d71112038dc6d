import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** A post. It is public once it is published and approved. */
export const blogPost = sqliteTable(
  'blog_post',
  {
    id: text('id').primaryKey(),
    authorId: text('author_id').notNull(),
    title: text('title').notNull(),
    /** Sanitised HTML. */
    content: text('content').notNull(),
    tags: text('tags').notNull().default(''),
    status: text('status', { enum: ['draft', 'published'] }).notNull(),
    /** Path of the cover on this site; the smaller widths are at `path-480` and so on. */
    coverImage: text('cover_image'),
    coverWidths: text('cover_widths', { mode: 'json' }).$type<number[]>().notNull().default(sql`'[]'`),
    /** The picture for link previews, drawn when the post was published; null if none matches the title. */
    shareImage: text('share_image'),
    /** Bytes of the post's pictures, for the storage limit of an account. */
    pictureBytes: integer('picture_bytes').notNull().default(0),
    /** The beginning of the text, so that lists do not read contents. */
    excerpt: text('excerpt').notNull().default(''),
    words: integer('words').notNull().default(0),
    /** Incremented by each edit: an edit of an outdated version is refused. */
    version: integer('version').notNull().default(1),
    isApproved: integer('is_approved', { mode: 'boolean' }).notNull().default(false),
    approvedBy: text('approved_by'),
    approvedAt: integer('approved_at'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (t) => [index('blog_post_public').on(t.status, t.isApproved, t.createdAt), index('blog_post_author').on(t.authorId)],
)
