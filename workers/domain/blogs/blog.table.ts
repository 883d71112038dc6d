import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** A post (SPEC 3). An approved and published one is public. */
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
    coverImage: text('cover_image'),
    isApproved: integer('is_approved', { mode: 'boolean' }).notNull().default(false),
    approvedBy: text('approved_by'),
    approvedAt: integer('approved_at'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (t) => [index('blog_post_public').on(t.status, t.isApproved, t.createdAt), index('blog_post_author').on(t.authorId)],
)
