// A page's end of a socket, as the room of a consultation sees it.
import type { Side } from '#workers/contract/consultations/consultation-states.ts'
import type { RoomMessage } from '#workers/contract/consultations/live.ts'

export const OPEN = 1
export const CLOSED = 3

export class Page {
  readonly side: Side
  readonly heard: RoomMessage[] = []
  readyState = OPEN
  closeCode: number | null = null
  pingedAt: number | null = null
  /** Since the page pinged last: by its own timer, whatever the server's clock does (ms). */
  quietFor = 0
  private attachment: unknown = null

  constructor(side: Side) {
    this.side = side
  }
  serializeAttachment(value: unknown): void {
    this.attachment = structuredClone(value)
  }
  deserializeAttachment(): unknown {
    return structuredClone(this.attachment)
  }
  send(frame: string): void {
    if (this.readyState !== OPEN) throw new Error('closed')
    this.heard.push(JSON.parse(frame))
  }
  close(code: number): void {
    this.readyState = CLOSED
    this.closeCode = code
  }
}
