// Shared files for the admins, including those of running consultations.
import type {
  AdminFile,
  ConsultationsWithFilesQuery,
  ConsultationWithFiles,
} from '#workers/contract/admin/admin-chats.ts'
import { ROWS_A_PAGE } from '#workers/contract/admin/admin-lists.ts'
import { type Kind, type State, statusOfState } from '#workers/contract/consultations/consultation-states.ts'
import type { Db } from '#workers/db/client.ts'
import { pageOf, placeAfter, stepOf } from '#workers/domain/reports/keyset.ts'
import { consultationsFound } from './admin-calls.repo.ts'
import { phraseOf } from './people-search.ts'

type FileRow = {
  fileId: string
  key: string
  name: string
  side: 'user' | 'astrologer'
  at: number
  session_id: string
  kind: Kind
  state: State
  session_date: number
  user_name: string
  user_email: string
  astrologer_name: string
  astrologer_email: string
}

const FILE = `f.id AS fileId, f.key, f.name, f.side, f.at, c.id AS session_id, c.kind, c.state,
  c.requested_at AS session_date, u.full_name AS user_name, u.email AS user_email, a.full_name AS astrologer_name,
  a.email AS astrologer_email`
const PARTIES = 'JOIN user u ON u.id = c.user_id JOIN user a ON a.id = c.astrologer_id'
/** A search matches at most this many file names, the newest ones. */
const NAMES_MAX = 500
/** A subquery: the rowids of files whose names match `phrase`. */
const named = (phrase: string) =>
  `(SELECT rowid FROM shared_file_search WHERE shared_file_search MATCH ${phrase} ORDER BY rowid DESC LIMIT ${NAMES_MAX})`
// CROSS JOIN, so that SQLite reads the files first, in the order of their index.
const FROM = `shared_file f CROSS JOIN consultation c ON c.id = f.session_id ${PARTIES}`

/**
 * A page (from 1 on) of the files of all consultations, newest first. The search matches the parties, the file name and
 * the consultation's id.
 */
export async function findSharedFiles(
  db: Db,
  { page, size, search }: { page: number; size: number; search?: string | undefined },
): Promise<{ count: number; files: AdminFile[] }> {
  const phrase = phraseOf(search)
  const found =
    phrase === null ? '' : `AND (${consultationsFound({ phrase: '?1', id: '?2' })} OR f.rowid IN ${named('?1')})`
  const values = phrase === null ? [null, null] : [phrase, search?.trim() ?? '']
  const where = `WHERE f.removed = 0 AND ?1 IS ?1 AND ?2 IS ?2 ${found}`
  const client = db.$client
  const [counted, rows] = await client.batch<unknown>([
    client
      .prepare(
        `SELECT count(*) AS n FROM shared_file f ${found && 'JOIN consultation c ON c.id = f.session_id'} ${where}`,
      )
      .bind(...values),
    client
      .prepare(`SELECT ${FILE} FROM ${FROM} ${where} ORDER BY f.at DESC, f.id DESC LIMIT ?3 OFFSET ?4`)
      .bind(...values, size, (page - 1) * size),
  ])
  const [{ n } = { n: 0 }] = (counted?.results ?? []) as { n: number }[]
  return { count: n, files: ((rows?.results ?? []) as FileRow[]).map(toWire) }
}

/** The files of one consultation, oldest first. */
export async function findFilesOfConsultation(db: Db, id: string): Promise<AdminFile[]> {
  const { results } = await db.$client
    .prepare(`SELECT ${FILE} FROM ${FROM} WHERE f.session_id = ?1 AND f.removed = 0 ORDER BY f.at, f.id`)
    .bind(id)
    .all<FileRow>()
  return results.map(toWire)
}

type ConsultationRow = Omit<ConsultationWithFiles, 'status'> & { state: State; kind: Kind }

/** Consultations that have files, with the search of `findSharedFiles`. */
export async function findConsultationsWithFiles(
  db: Db,
  { search, sort, after }: ConsultationsWithFilesQuery,
): Promise<{ rows: ConsultationWithFiles[]; next: string | null }> {
  const { at, id } = placeAfter(after, sort)
  const { beyond, order } = stepOf(sort)
  const phrase = phraseOf(search)
  const byName = `c.id IN (SELECT session_id FROM shared_file WHERE removed = 0 AND rowid IN ${named('?4')})`
  const found = phrase === null ? '' : `AND (${consultationsFound({ phrase: '?4', id: '?5' })} OR ${byName})`
  const { results } = await db.$client
    .prepare(
      `SELECT c.id, c.kind, c.state, c.requested_at AS date, u.full_name AS user, a.full_name AS astrologer,
         (SELECT count(*) FROM shared_file f WHERE f.session_id = c.id AND f.removed = 0) AS files
       FROM consultation c ${PARTIES}
       WHERE c.file_count > 0 AND (c.requested_at, c.id) ${beyond} (?1, ?2)
         AND EXISTS (SELECT 1 FROM shared_file f WHERE f.session_id = c.id AND f.removed = 0) ${found}
       ORDER BY c.requested_at ${order}, c.id ${order} LIMIT ?3`,
    )
    .bind(at, id, ROWS_A_PAGE + 1, ...(phrase === null ? [] : [phrase, search?.trim() ?? '']))
    .all<ConsultationRow>()
  const rows = results.map(
    ({ state, kind, ...row }): ConsultationWithFiles => ({ ...row, kind, status: statusOfState(state, kind) }),
  )
  return pageOf(rows, { size: ROWS_A_PAGE, placeOf: (row) => ({ at: row.date, id: row.id }) })
}

function toWire({ fileId, key, name, side, at, kind, state, ...row }: FileRow): AdminFile {
  return {
    ...row,
    id: `${row.session_id}.${fileId}`,
    session_status: statusOfState(state, kind),
    file_name: name,
    file_extension: /\.([^.]{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? '',
    uploader: side,
    uploaded_at: at,
    file_path: key,
    file_url: `/api/consultations/${row.session_id}/files/${fileId}`,
  }
}
