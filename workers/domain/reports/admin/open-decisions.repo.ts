// Decisions that wait for an admin beside the inbox: posts, astrologers, and the state of the hourly check of the books.
import type { Db } from '#workers/db/client.ts'

export type Decisions = {
  postsToReview: number
  astrologersPending: number
  /** The hour of the last check of the books that was finished (ms UTC); null before the first. */
  booksCheckedAt: number | null
  /** Open alerts about broken rules of the books. */
  booksWrong: number
}

export async function findDecisions(db: Db): Promise<Decisions> {
  const row = await db.$client
    .prepare(
      `SELECT
         (SELECT count(*) FROM blog_post WHERE status = 'published' AND is_approved = 0) AS postsToReview,
         (SELECT count(*) FROM astrologer a JOIN user u ON u.id = a.id AND u.status <> 'closed' WHERE a.is_approved = 0)
           AS astrologersPending,
         (SELECT nullif(done_for, 0) FROM job_run WHERE job = 'books') AS booksCheckedAt,
         (SELECT count(*) FROM inbox_entry WHERE closed_at IS NULL AND kind = 'alert' AND object = 'alert:books.wrong')
           AS booksWrong`,
    )
    .first<Decisions>()
  return row ?? { postsToReview: 0, astrologersPending: 0, booksCheckedAt: null, booksWrong: 0 }
}
