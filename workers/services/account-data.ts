// Wires the use cases for personal data: export an archive, delete the account.
import type { Role, Viewer } from '#workers/contract/accounts/roles.ts'
import type { Db } from '#workers/db/client.ts'
import { createAccountDeletion } from '#workers/domain/account-deletion/index.ts'
import type { createBlogs } from '#workers/domain/blogs/index.ts'
import type { createBookings } from '#workers/domain/bookings/index.ts'
import type { createConsultations } from '#workers/domain/consultations/index.ts'
import { createExports, type Part } from '#workers/domain/data-export/index.ts'
import { type IdentityDeps, sideOf } from '#workers/domain/identity/index.ts'
import { findOwnRecords, tablesOf } from '#workers/domain/reports/index.ts'
import type { createWaiting } from '#workers/domain/waiting/index.ts'
import { type Entry, putArchive } from '#workers/gateways/files/archives.ts'
import type { createFiles } from '#workers/gateways/files/r2-files.ts'
import type { Env } from '../env.ts'
import type { createLive, createRooms } from '../gateways/live.ts'

type Parts = {
  env: Env
  deps: { db: Db; now: () => number; newId: () => string }
  identityDeps: IdentityDeps
  files: ReturnType<typeof createFiles>
  consultations: ReturnType<typeof createConsultations>
  blogs: ReturnType<typeof createBlogs>
  waiting: ReturnType<typeof createWaiting>
  bookings: ReturnType<typeof createBookings>
  live: ReturnType<typeof createLive>
  rooms: ReturnType<typeof createRooms>
  closeSockets(userId: string, role: Role): Promise<void>
}

const OWN_FILES = '/files/'
const CLOSED = 'closed-accounts/'

/** The ids of the closed accounts, which are stored outside the database so that a restore does not lose them. */
export async function closedAccounts(files: Parts['files']): Promise<string[]> {
  const keys = await files.keys(CLOSED)
  return keys.map((key) => key.slice(CLOSED.length, -'.json'.length)).sort()
}

export function createAccountData(parts: Parts) {
  const { env, deps, consultations, files } = parts
  const exports = createExports({
    ...deps,
    tables: (viewer) => tablesOf(sideOf(viewer.role) ?? 'user'),
    records: ({ viewer, ...asked }) =>
      findOwnRecords(deps.db, { ...asked, accountId: viewer.userId, role: sideOf(viewer.role) ?? 'user' }),
    ended: ({ viewer, ...asked }) => consultations.endedIds({ viewer, ...asked }),
    transcript: (viewer, id) => consultations.transcript({ viewer, id }),
    points: (viewer, id) => consultations.points({ viewer, id }),
    async pictureFolders(viewer) {
      const own = viewer.photo?.startsWith(OWN_FILES) ? [viewer.photo.slice(OWN_FILES.length)] : []
      return [...own, ...(await parts.blogs.imageFoldersOf(viewer))]
    },
    picturesIn: files.under,
    putArchive: ({ key, parts: list, viewer }) => putArchive(env, { key, entries: entriesOf(parts, { list, viewer }) }),
    readArchive: files.read,
    delete: files.delete,
  })
  return { exports, accountDeletion: createAccountDeletion(deletionDeps(parts, exports.deleteOf)) }
}

function deletionDeps(
  { consultations, identityDeps, rooms, live, waiting, bookings, blogs, files, closeSockets }: Parts,
  deleteExport: (accountId: string) => Promise<void>,
) {
  return {
    ...identityDeps,
    noteClosed: (accountId: string, at: number) =>
      files.putText(`${CLOSED}${accountId}.json`, JSON.stringify({ account_id: accountId, closed_at: at })),
    async endForClosing(consultationId: string, side: 'user' | 'astrologer') {
      await rooms.endForClosing(consultationId, side)
    },
    async leaveLines(viewer: Viewer) {
      if (viewer.role === 'astrologer') await live.switchLine(viewer.userId, false)
      else await waiting.leaveAll(viewer)
    },
    cancelBookings: bookings.cancelAll,
    deletePosts: blogs.removeAllOf,
    removeFiles: (viewer: Viewer, after: string) => consultations.removeFilesOf({ viewer, after }),
    deletePhoto: files.deletePhoto,
    deleteExport,
    closeSockets: ({ userId, role }: Viewer) => closeSockets(userId, role),
  }
}

function entriesOf(
  { consultations, files }: Parts,
  { list, viewer }: { list: readonly Part[]; viewer: Viewer },
): Entry[] {
  return list.map((part) => {
    if ('text' in part) {
      const { name, text } = part
      return { name, bytes: new TextEncoder().encode(text).length, open: async () => text }
    }
    if ('key' in part) {
      const { name, bytes, key } = part
      return { name, bytes, open: () => openPicture(files, key) }
    }
    const { name, bytes, consultationId: id, fileId } = part
    return { name, bytes, open: async () => (await consultations.openFile({ viewer, id, fileId })).object.body }
  })
}

/** A picture that was replaced meanwhile fails this run; the next run lists the files again. */
async function openPicture(files: Parts['files'], key: string): Promise<ReadableStream> {
  const object = await files.read(key)
  if (!object) throw new Error(`${key} is gone`)
  return object.body
}
