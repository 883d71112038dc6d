// The marks of what the other side wrote: delivered once this page has it, read once it is in front.
import { useEffect } from 'react'
import { lastSeq, type RoomModel, type Side } from '#app/realtime/room/room-model.ts'
import type { RoomActions } from '#app/realtime/room/use-room.ts'

export function useReadMarks(room: RoomModel, side: Side, live: boolean, mark: RoomActions['mark']): void {
  const newest = lastSeq(room)
  const theirs = room.messages.some((message) => message.side !== side)
  const open = room.link === 'open'
  useEffect(() => {
    if (!live || !theirs || !open) return
    const tell = () => mark(document.hidden ? 'delivered' : 'read', newest)
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [live, theirs, open, newest, mark])
}
