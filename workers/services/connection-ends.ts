// Ends the sockets and the live consultations of one person.
import type { Role } from '#workers/contract/accounts/roles.ts'
import type { Db } from '#workers/db/client.ts'
import { liveIdsOf } from '#workers/domain/consultations/index.ts'
import { sideOf } from '#workers/domain/identity/index.ts'
import type { createLive, createRooms } from '../gateways/live.ts'

type Deps = { db: Db; live: ReturnType<typeof createLive>; rooms: ReturnType<typeof createRooms> }

export function createConnectionEnds({ db, live, rooms }: Deps) {
  // Other devices of the same person reconnect with tickets of their own.
  async function closeSockets(userId: string, role: Role): Promise<void> {
    const side = sideOf(role)
    if (side === null) return
    if (side === 'astrologer') await live.dropLine(userId)
    const ids = await liveIdsOf(db, side === 'user' ? { userId } : { astrologerId: userId })
    await Promise.all(ids.map((id) => rooms.drop(id, side)))
  }
  return {
    closeSockets,
    async closeAllSockets(userId: string): Promise<void> {
      await Promise.all([closeSockets(userId, 'user'), closeSockets(userId, 'astrologer')])
    },
    async endLive(astrologerId: string): Promise<void> {
      for (const id of await liveIdsOf(db, { astrologerId })) await rooms.end(id, 'admin')
    },
  }
}
