// Pending decisions of admins outside the inbox: posts, astrologers, and the result of the hourly ledger check.
import type { Db } from '#workers/db/client.ts'

export type Decisions = {
  postsToReview: number
  astrologersPending: number
  /** Time of the last completed ledger check (ms UTC, rounded to the hour); null before the first one. */
  booksCheckedAt: number | null
  /** Open alerts about violated rules of the ledger. */
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
