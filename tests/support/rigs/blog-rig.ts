// The area of posts over SQLite and a bucket in memory.

import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import type { Role, Viewer } from '#workers/contract/accounts/roles.ts'
import type { PostForm } from '#workers/contract/content/blogs.ts'
import type { SizeLimits } from '#workers/contract/ports.ts'
import { createDb } from '#workers/db/client.ts'
import { createBlogs } from '#workers/domain/blogs/index.ts'
import { findContentVersion, restoredAt } from '#workers/domain/settings/index.ts'
import { createPostImages } from '#workers/gateways/files/post-images.ts'
import { memoryBucket } from './memory-bucket.ts'

export async function blogRig() {
  const d1 = sqliteD1()
  const db = createDb(d1)
  const bucket = memoryBucket()
  let [now, id] = [1_790_000_000_000, 0]
  let counted: SizeLimits['hitBySize'] = async () => {}
  const blogs = createBlogs({
    db,
    now: () => now++,
    newId: () => `post${++id}`,
    limits: {
      hit: async () => {},
      clear: async () => {},
      hitBySize: async (name, key, size) => counted(name, key, size),
    },
    images: createPostImages({ FILES: bucket }),
    restoredAt: () => restoredAt(db),
  })
  const person = async (userId: string, role: Role, name: string): Promise<Viewer> => {
    await d1
      .prepare(
        `INSERT INTO user (id, email, phone, full_name, role, status, created_at) VALUES (?, ?, '+1', ?, ?, 'active', 1)`,
      )
      .bind(userId, `${userId}@people.test`, name, role)
      .run()
    const rest = { photo: null, walletCents: 0, presence: null, liveWith: null }
    return { userId, role, loginId: 'l', fullName: name, email: '', ...rest }
  }
  const asha = await person('asha', 'astrologer', 'Asha Verma')
  const ravi = await person('ravi', 'astrologer', 'Ravi Iyer')
  const mira = await person('mira', 'user', 'Mira Rao')
  const admin = await person('admin', 'admin', 'Nandini Rao')
  const write = (form: Partial<PostForm> = {}, viewer = asha) =>
    blogs.create({ viewer, form: { title: 'Venus dasha', content: '<p>Text</p>', status: 'published', ...form } })
  return {
    d1,
    db,
    bucket,
    blogs,
    asha,
    ravi,
    mira,
    admin,
    write,
    setNow(at: number) {
      now = at
    },
    countBySize(by: SizeLimits['hitBySize']) {
      counted = by
    },
    /** The practice of an author: nobody else has one here, and nothing stands against those. */
    async practice({ userId }: Viewer, { approved, active }: { approved: boolean; active: boolean }) {
      await d1
        .prepare(
          `INSERT INTO astrologer (id, experience_years, specializations, languages, bio, price_call_cents, price_chat_cents,
             payout_call_paise, payout_chat_paise, is_approved, is_active) VALUES (?1, 1, '[]', '[]', '', 1, 1, 1, 1, ?2, ?3)
           ON CONFLICT (id) DO UPDATE SET is_approved = ?2, is_active = ?3`,
        )
        .bind(userId, Number(approved), Number(active))
        .run()
    },
    version: () => findContentVersion(db),
    /** A post that everybody sees. */
    async publish(form: Partial<PostForm> = {}, viewer = asha) {
      const { id: postId } = await write(form, viewer)
      await blogs.moderate({ viewer: admin, action: 'approve', ids: [postId] })
      return blogs.read({ viewer: null, id: postId })
    },
    titles: async (viewer: Viewer | null, query: { search?: string; astrologer_id?: string; page?: number } = {}) =>
      (await blogs.list({ viewer, query: { page: 1, ...query } })).results.map(({ title }) => title),
  }
}

export type BlogRig = Awaited<ReturnType<typeof blogRig>>
