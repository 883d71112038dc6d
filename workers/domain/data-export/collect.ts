// The content of an archive in chunks: rows of every table with the person's data, then conversations with their files, then
// pictures. A cursor marks the start of the next part.

import type { Viewer } from '#workers/contract/accounts/roles.ts'
import type { DeskPoint } from '#workers/contract/consultations/desk.ts'
import type { RoomChatMessage } from '#workers/contract/consultations/live.ts'
import type { OwnRecords } from '#workers/domain/reports/index.ts'

/** An entry of the archive: text, or a file of a conversation or picture, which is read when it is written. */
export type Part =
  | { name: string; text: string }
  | { name: string; consultationId: string; fileId: string; bytes: number }
  | { name: string; key: string; bytes: number }

export type Collecting = {
  /** The tables that contain data of the person. */
  tables(viewer: Viewer): readonly string[]
  records(asked: { viewer: Viewer; table: string; after: number; size: number }): Promise<OwnRecords>
  /** Ended consultations, ordered by id. */
  ended(asked: { viewer: Viewer; after: string; limit: number }): Promise<string[]>
  transcript(viewer: Viewer, consultationId: string): Promise<RoomChatMessage[]>
  /** Points on the chart desk. */
  points(viewer: Viewer, consultationId: string): Promise<DeskPoint[]>
  /** The R2 prefixes of the person's pictures: the own photo, and one per post. */
  pictureFolders(viewer: Viewer): Promise<string[]>
  picturesIn(folder: string): Promise<{ key: string; bytes: number; extension: string }[]>
}

/** Rows of a table after a row number, conversations after an id, or pictures after a folder. */
export type Cursor = { table: string; after: number } | { conversationsAfter: string } | { picturesAfter: string }

/** Maximum bytes that one run reads into memory: a Worker has 128 MB, and a thousand queries for the two runs of a minute. */
const TEXT_MAX = 8_000_000
const FILES_MAX = 256_000_000
const READS_MAX = 200
const ROWS = 1000
/** For rows of up to half a megabyte, such as posts. */
const LARGE_ROWS: Readonly<Record<string, number>> = { blog_post: 10 }
const CONVERSATIONS = 10
/** A conversation is read with its row, transcript and points, and again when one of its files is opened. */
const READS_OF_ONE = 5
const READS_OF_FILE = 5
/** Reads of the list of folders, and of the contents of one. */
const READS_OF_FOLDERS = 2

type Chunk = { parts: Part[]; next: Cursor | null; reads: number }

/** The entries of one part of the archive from `from` on, and the start of the next part; null after the last. */
export async function collectParts(
  read: Collecting,
  { viewer, from }: { viewer: Viewer; from: Cursor | null },
): Promise<{ parts: Part[]; next: Cursor | null }> {
  const parts: Part[] = from === null ? [{ name: 'README.txt', text: ABOUT }] : []
  let cursor: Cursor | null = from ?? startOf(read, viewer)
  let [text, files, reads] = [0, 0, 0]
  while (cursor !== null && text < TEXT_MAX && files < FILES_MAX && reads < READS_MAX) {
    const chunk: Chunk = await readChunk(read, { viewer, cursor })
    parts.push(...chunk.parts)
    for (const part of chunk.parts) {
      if ('text' in part) text += part.text.length
      else files += part.bytes
    }
    reads += chunk.reads
    cursor = chunk.next
  }
  return { parts, next: cursor }
}

function startOf(read: Collecting, viewer: Viewer): Cursor {
  return tableAfter(read.tables(viewer), -1)
}

function tableAfter(tables: readonly string[], index: number): Cursor {
  const table = tables[index + 1]
  return table === undefined ? { conversationsAfter: '' } : { table, after: 0 }
}

async function readChunk(read: Collecting, { viewer, cursor }: { viewer: Viewer; cursor: Cursor }): Promise<Chunk> {
  if ('conversationsAfter' in cursor) return readConversations(read, { viewer, after: cursor.conversationsAfter })
  if ('picturesAfter' in cursor) return readPictures(read, { viewer, after: cursor.picturesAfter })
  const { table, after } = cursor
  const { file, rows, last } = await read.records({ viewer, table, after, size: LARGE_ROWS[table] ?? ROWS })
  const tables = read.tables(viewer)
  const next = last === null ? tableAfter(tables, tables.indexOf(table)) : { table, after: last }
  // An empty first chunk means that there are no rows.
  const shown = rows.length > 0 || after === 0
  const name = after === 0 ? `${file}.json` : `${file}-after-${after}.json`
  return { parts: shown ? [{ name, text: asJson(rows) }] : [], next, reads: 1 }
}

type After = { viewer: Viewer; after: string }

async function readConversations(read: Collecting, { viewer, after }: After): Promise<Chunk> {
  const ids = await read.ended({ viewer, after, limit: CONVERSATIONS })
  const parts: Part[] = []
  let [reads, last] = [1, after]
  for (const id of ids) {
    if (reads >= READS_MAX) break
    last = id
    reads += READS_OF_ONE
    const [points, messages] = await Promise.all([read.points(viewer, id), read.transcript(viewer, id)])
    if (points.length > 0) parts.push({ name: `conversations/${id}-points.json`, text: asJson(points) })
    if (messages.length > 0) parts.push({ name: `conversations/${id}.json`, text: asJson(messages) })
    for (const { id: fileId, file } of messages) {
      if (!file || file.removed) continue
      parts.push({ name: `conversations/${id}/${fileId}-${file.name}`, consultationId: id, fileId, bytes: file.bytes })
      reads += READS_OF_FILE
    }
  }
  const isAll = ids.length < CONVERSATIONS && last === (ids.at(-1) ?? after)
  return { parts, next: isAll ? { picturesAfter: '' } : { conversationsAfter: last }, reads }
}

/** The pictures of one folder: a post has a few dozen at most. */
async function readPictures(read: Collecting, { viewer, after }: After): Promise<Chunk> {
  const folder = (await read.pictureFolders(viewer)).sort().find((each) => each > after)
  if (folder === undefined) return { parts: [], next: null, reads: READS_OF_FOLDERS }
  const pictures = await read.picturesIn(folder)
  const parts = pictures.map(({ key, bytes, extension }) => ({ name: `pictures/${key}.${extension}`, key, bytes }))
  return { parts, next: { picturesAfter: folder }, reads: READS_OF_FOLDERS + pictures.length }
}

function asJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

const ABOUT = `Your data, as of the moment when this archive was made.

The .json files are text, one for each kind of record. Times are in milliseconds since 1 January 1970 (UTC); fields that end
in _cents are US cents, those that end in _paise are Indian paise; the amounts of statement.json are cents in the account
"u:" of a client, and paise in the account "a:" of an astrologer. A long list goes on in files whose names end in "-after-"
and a number. The folder "conversations" has your chats, the files that were shared in them, and what was pointed to on the
chart. A session of sessions.json with a "transcript_deleted_at" has no file there: its conversation was older than the months for which
they are kept, and was deleted at that time. The folder "pictures" has your photo and the pictures of your posts, under the names that their addresses end in. A
large archive has several parts.
`
