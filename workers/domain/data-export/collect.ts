// The content of an archive: JSON of everything that belongs to the account, and the files that were shared.
import type { HistoryItem } from '#workers/contract/consultations.ts'
import type { DeskPoint } from '#workers/contract/desk.ts'
import type { RoomChatMessage } from '#workers/contract/live.ts'
import type { Viewer } from '#workers/contract/roles.ts'

/** A part of the archive: text, or a file of a conversation that is read when its turn comes. */
export type Part =
  | { name: string; text: string }
  | { name: string; consultationId: string; fileId: string; bytes: number }

/** Reads as the person's own pages do. `account`: pages of one kind each, by the name of their file. */
export type Collecting = {
  account(viewer: Viewer): Promise<Record<string, unknown>>
  history(viewer: Viewer): Promise<HistoryItem[]>
  transcript(viewer: Viewer, consultationId: string): Promise<RoomChatMessage[]>
  /** What was pointed to on the chart. */
  points(viewer: Viewer, consultationId: string): Promise<DeskPoint[]>
}

export async function collectParts(read: Collecting, viewer: Viewer): Promise<Part[]> {
  const [account, sessions] = await Promise.all([read.account(viewer), read.history(viewer)])
  const parts: Part[] = [
    { name: 'README.txt', text: ABOUT },
    ...Object.entries(account).map(([name, value]) => ({ name: `${name}.json`, text: asJson(value) })),
    { name: 'sessions.json', text: asJson(sessions) },
  ]
  for (const { session_id: id, status } of sessions) {
    if (status !== 'ended') continue
    const points = await read.points(viewer, id)
    if (points.length > 0) parts.push({ name: `conversations/${id}-points.json`, text: asJson(points) })
    const messages = await read.transcript(viewer, id)
    if (messages.length === 0) continue
    parts.push({ name: `conversations/${id}.json`, text: asJson(messages) })
    for (const { id: fileId, file } of messages) {
      if (!file || file.removed) continue
      parts.push({ name: `conversations/${id}/${fileId}-${file.name}`, consultationId: id, fileId, bytes: file.bytes })
    }
  }
  return parts
}

function asJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

const ABOUT = `Your data, as of the moment when you asked for it.

The .json files are text. Times are in milliseconds since 1 January 1970 (UTC); fields that end in _cents are US cents,
those that end in _paise are Indian paise. The folder "conversations" has your chats, the files that were shared in them, and what was
pointed to on the chart.
`
