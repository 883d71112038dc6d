// Cron lists the files of transcripts that were stored before files were listed.
import type { Db } from '#workers/db/client.ts'
import type { ChatFiles } from './chat-files.ts'
import { forEachTalk } from './for-each-talk.ts'
import { readStored } from './read-transcript.ts'
import { findUnlisted, putSharedFiles } from './shared-file.repo.ts'

/** The number of transcripts in an hour. */
const AT_ONCE = 200

export async function listOldFiles(deps: { db: Db; now: () => number; files: ChatFiles }): Promise<void> {
  const unlisted = await findUnlisted(deps.db, { now: deps.now(), limit: AT_ONCE })
  await forEachTalk(deps, { job: 'files of old transcripts', items: unlisted }, async (row) => {
    const messages = await readStored(deps, row)
    if (messages.length === 0) throw new Error('no version of the transcript is kept')
    await putSharedFiles(deps.db, { consultationId: row.id, messages })
  })
}
