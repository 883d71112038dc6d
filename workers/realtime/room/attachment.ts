// The data that a room attaches to each socket; it survives hibernation.
import type { Side } from '#workers/contract/consultations/consultation-states.ts'
import type { Microphone } from '#workers/contract/consultations/live.ts'

export type Attachment = {
  side: Side
  connection: string
  joinedAt: number
  /** When it was requested to ping, when its last frame came, when something was last sent to it (ms UTC). */
  askedAt?: number
  spokeAt?: number
  servedAt?: number
  gone?: true
  /** Calls: the stretch of hearing that runs, since when (ms UTC), and how many there were. */
  hears?: string | undefined
  hearsSince?: number
  stretches?: number
  /** The page reported hearing too often; its report counts after a delay. */
  waits?: true
  /** Calls: what this page last said of its microphone and its sound. */
  microphone?: Microphone
  muted?: boolean
  /** Its browser plays no sound until somebody presses something on the page. */
  soundOff?: boolean
  /** The page takes part in the chart desk. Pages from before there was one would not know its messages. */
  desk?: true
}

export function attachmentOf(socket: WebSocket): Attachment | null {
  return (socket.deserializeAttachment() as Attachment | null) ?? null
}
